import { useEffect, useState } from 'react';
import { NavigationType, useBlocker, useLocation, type Location } from 'react-router-dom';
import { isSilent, type LeaveQuestion } from '../../shared/wizard/leaveQuestion';
import type { DraftSaver } from './draftSaver';

const stepOf = ({ search }: Location): number => Number(new URLSearchParams(search).get('currentStep')) - 1;

interface LeaveGuardOptions {
  saver: DraftSaver;
  /** What has begun here and is not done: said when the wizard is left. */
  undone: 'wizard-leave-unsubmitted' | 'wizard-leave-unpublished' | null;
  isUploading: boolean;
  /** Asked before another step is shown, whichever way one goes; says by itself why not. */
  mayGoTo: (step: number) => boolean;
}

/**
 * Asks when saving fails, while files are on their way, or when a paid release was not submitted or a changed one not
 * republished. The steps are in the query: another one is shown without a question, unless the shown one forbids it.
 */
export function useLeaveGuard(options: LeaveGuardOptions): LeaveQuestion {
  const { saver, undone, isUploading, mayGoTo } = options;
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname) {
      // An address that is replaced names the step that is shown.
      const isStep =
        historyAction !== NavigationType.Replace && stepOf(currentLocation) !== stepOf(nextLocation);
      return isStep && !mayGoTo(stepOf(nextLocation));
    }
    return !isSilent(nextLocation) && (saver.isUnsaved || isUploading || undone !== null);
  });
  const [asked, setAsked] = useState<typeof blocker | null>(null);
  const isStep = blocker.state === 'blocked' && blocker.location.pathname === pathname;

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    if (isStep) {
      blocker.reset();
      return undefined;
    }
    let isCurrent = true;
    const decide = async (): Promise<void> => {
      const isSaved = !saver.isUnsaved || (!saver.isOnDemand && (await saver.save()));
      if (!isCurrent) return;
      if (isSaved && !isUploading && undone === null) blocker.proceed();
      else setAsked(blocker);
    };
    void decide();
    return () => {
      isCurrent = false;
    };
  }, [blocker, isStep, saver, isUploading, undone]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (saver.isUnsaved || isUploading) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [saver, isUploading]);

  if (blocker.state !== 'blocked' || asked !== blocker) return null;
  return {
    text: saver.isUnsaved || undone === null ? 'wizard-leave-data' : undone,
    leave: () => blocker.proceed(),
    stay: () => blocker.reset(),
  };
}
