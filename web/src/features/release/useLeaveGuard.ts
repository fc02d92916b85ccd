import { useEffect, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import type { DraftSaver } from './draftSaver';

/** Addresses that the wizard is left for without a question. */
const silent = /^\/(store\/checkout|distribution\/(create|edit|upgrade|purchaseedit))(\/|$)/;

/** The session has ended by itself: what was typed waits in the browser, and the person comes back. */
const comesBack = ({ pathname, search }: Location): boolean =>
  pathname === '/logout' && new URLSearchParams(search).has('returnTo');

const isSilent = (next: Location): boolean =>
  silent.test(next.pathname) ||
  comesBack(next) ||
  (next.state as { noConfirm?: boolean } | null)?.noConfirm === true;

interface LeaveGuardOptions {
  saver: DraftSaver;
  isUnsubmitted: boolean;
}

export type LeaveQuestion = {
  text: 'wizard-leave-data' | 'wizard-leave-unsubmitted';
  leave: () => void;
  stay: () => void;
} | null;

/**
 * Asks only when saving fails, or a paid release was not submitted. Pathnames are compared: the steps are in the query.
 */
export function useLeaveGuard({ saver, isUnsubmitted }: LeaveGuardOptions): LeaveQuestion {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isSilent(nextLocation) &&
      (saver.isUnsaved || isUnsubmitted),
  );
  const [asked, setAsked] = useState<typeof blocker | null>(null);

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isCurrent = true;
    const decide = async (): Promise<void> => {
      const isSaved = !saver.isUnsaved || (await saver.save());
      if (!isCurrent) return;
      if (isSaved && !isUnsubmitted) blocker.proceed();
      else setAsked(blocker);
    };
    void decide();
    return () => {
      isCurrent = false;
    };
  }, [blocker, saver, isUnsubmitted]);

  if (blocker.state !== 'blocked' || asked !== blocker) return null;
  return {
    text: saver.isUnsaved ? 'wizard-leave-data' : 'wizard-leave-unsubmitted',
    leave: () => blocker.proceed(),
    stay: () => blocker.reset(),
  };
}
