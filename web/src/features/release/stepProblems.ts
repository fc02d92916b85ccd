import { message, type RuleFault, type WriteMessage } from '@dispatch/contract';
import { contactEmails } from './contactEmails';
import type { ReleaseValues } from './releaseValues';
import { stepOfField, type WizardStepPlan } from './wizardSteps';

/** Something that has to be put right before a step is left forwards. */
export interface StepProblem {
  text: string;
  /** The field it is about; none for an address that is not verified, or a payment that was not made. */
  field?: string;
}

/** What to say while the release time is not complete. */
export const noReleaseTime = 'Please select a valid date and time.';

/** What decides whether a step is in order. */
export interface StepFacts {
  values: ReleaseValues;
  /** Every rule that the release breaks. */
  faults: readonly RuleFault[];
  /** Verified addresses, in lower case. */
  verified: readonly string[];
  hasPaid: boolean;
}

/** What is still missing in a step, in the order of the contract. A fault of a field that no step shows counts to the first. */
export function stepProblems(
  steps: readonly WizardStepPlan[],
  index: number,
  { values, faults, verified, hasPaid }: StepFacts,
  write: WriteMessage = message,
): readonly StepProblem[] {
  const id = steps[index]?.id;
  if (id === 'contacts') {
    return contactEmails(values)
      .filter((email) => !verified.includes(email))
      .map((email) => ({ text: write('contact-unverified', { email }) }));
  }
  if (id === 'payment') return hasPaid ? [] : [{ text: write('release-unpaid') }];
  const broken = faults
    .filter(({ field }) => stepOfField(steps, field) === index)
    .map(({ field, message: text }) => ({ field, text }));
  return id === 'schedule' && values.releaseDate === null
    ? [{ field: 'releaseDate', text: noReleaseTime }, ...broken]
    : broken;
}

/** The furthest step that a release can be opened at: all steps before it are in order. */
export function furthestStep(steps: readonly WizardStepPlan[], facts: StepFacts): number {
  const stop = steps.findIndex((_step, index) => stepProblems(steps, index, facts).length > 0);
  return stop === -1 ? steps.length - 1 : stop;
}
