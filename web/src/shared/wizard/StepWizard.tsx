import {
  ConfirmDialog,
  ErrorSummary,
  Link,
  PageBody,
  WizardShell,
  type WizardShellProps,
} from '@dispatch/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import { useHeadingFocus, useScreenTitle } from '../screen/useScreenTitle';
import { isSilent } from './leaveQuestion';
import { LeaveQuestionDialog } from './LeaveQuestionDialog';
import { StepForm } from './StepForm';
import { panelSteps } from './stepPanel';
import { stepIndexOf, useStepInAddress, type useStepPlace } from './useStepPlace';

interface StepContent {
  id: string;
  title: string;
  /** What was entered, for the panel. */
  value: readonly string[];
  /** Why it cannot be left yet; those of a field name it. */
  errors?: readonly { text: string; targetId?: string }[];
  /** Next was pressed and errors are in the way. */
  onBlocked?: () => void;
  body: ReactNode;
  /** The body brings its own way on, as a payment does. */
  hasOwnNext?: boolean;
}

interface StepWizardProps extends Pick<WizardShellProps, 'slug' | 'panelTitle' | 'cost' | 'stepsInView'> {
  steps: readonly [StepContent, ...StepContent[]];
  place: ReturnType<typeof useStepPlace>;
  /** Where Cancel leads. */
  home: string;
  /** Something was entered: it is asked before it is left. */
  isBegun: boolean;
  /** A payment is on its way: no step can be left. */
  isBusy: boolean;
  /** The last step is shown, and nothing leads back from it. */
  isDone: boolean;
  /** Asked when the browser's Back leads back from the last step; yes leads to the releases. */
  noWayBack?: string;
}

/** A short task in steps whose last step tells what has become of it. Its steps are held by the caller. */
export function StepWizard(props: StepWizardProps) {
  const { steps, place, home, isBegun, isBusy, isDone, noWayBack, ...shell } = props;
  const last = steps.length - 1;
  const index = isDone ? last : Math.min(place.index, last - 1);
  const step = steps[index] ?? steps[0];
  const errors = step.errors ?? [];
  const [attempt, setAttempt] = useState({ index: 0, count: 0 });
  const isShown = attempt.count > 0 && attempt.index === index;
  useScreenTitle(step.title);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  useStepInAddress(isDone ? null : index);
  const isAtLast = (search: string): boolean =>
    stepIndexOf(new URLSearchParams(search).get('currentStep'), last) === last;
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isSameTask = currentLocation.pathname === nextLocation.pathname;
    if (isDone) return isSameTask && noWayBack !== undefined && !isAtLast(nextLocation.search);
    // Once it is paid, the last step is gone to before the wizard is drawn anew. What is replaced names the step shown.
    if (isSameTask)
      return isBusy && historyAction !== NavigationType.Replace && !isAtLast(nextLocation.search);
    return (isBegun || isBusy) && !isSilent(nextLocation);
  });
  const { pathname } = useLocation();
  // A step that was gone to while the payment was on its way.
  const isStep = blocker.state === 'blocked' && blocker.location.pathname === pathname && !isDone;
  const navigate = useNavigate();
  useEffect(() => {
    if (isStep) blocker.reset();
  }, [isStep, blocker]);
  const next = (): void => {
    if (errors.length > 0) {
      step.onBlocked?.();
      setAttempt({ index, count: attempt.count + 1 });
    } else place.go(index + 1);
  };
  const [first] = errors;
  const quoted = isShown || first?.targetId === undefined;
  return (
    <PageBody>
      <WizardShell
        {...shell}
        title={step.title}
        stepIndex={index}
        headingRef={heading}
        steps={panelSteps(
          steps.map(({ id, title, value, errors: own = [] }) => ({
            id,
            label: title,
            value,
            hasProblems: own.length > 0,
          })),
          {
            index,
            reached: isDone ? last : place.reached,
            showsProblems: isShown,
            hrefOf: isBusy || isDone ? null : place.hrefOf,
          },
        )}
        backLink={
          isBusy || isDone ? undefined : (
            <Link href={index === 0 ? home : place.hrefOf(index - 1)}>{index === 0 ? 'Cancel' : 'Back'}</Link>
          )
        }
        banner={
          isShown && errors.length > 0 ? <ErrorSummary errors={errors} focusKey={attempt.count} /> : null
        }
      >
        {step.hasOwnNext || isDone ? (
          step.body
        ) : (
          <StepForm
            nextLabel="Next"
            blockedReason={quoted ? first?.text : 'Complete or correct 1 field.'}
            isPending={false}
            onNext={next}
          >
            {step.body}
          </StepForm>
        )}
      </WizardShell>
      <LeaveQuestionDialog
        question={
          blocker.state === 'blocked' && !isStep && !isDone
            ? { text: 'wizard-leave', leave: () => blocker.proceed(), stay: () => blocker.reset() }
            : null
        }
      />
      <ConfirmDialog
        isOpen={blocker.state === 'blocked' && isDone && !isStep}
        title="This is paid for"
        confirmLabel="Exit"
        cancelLabel="Stay"
        onConfirm={() => {
          blocker.reset?.();
          void navigate('/');
        }}
        onCancel={() => blocker.reset?.()}
      >
        {noWayBack}
      </ConfirmDialog>
    </PageBody>
  );
}
