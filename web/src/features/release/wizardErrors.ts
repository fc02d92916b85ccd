import { ApiError, message, ruleMessage, type RuleError, type WriteMessage } from '@dispatch/contract';
import { errorTexts } from '../../shared/api/errorTexts';
import { fieldOfPointer } from '../../shared/forms/refusal';
import { contactEmails } from './contactEmails';
import type { ReleaseValues } from './releaseValues';
import { stepOfField, type WizardStepPlan } from './wizardSteps';

export interface WizardError {
  text: string;
  step: number | null;
  /** The field it is about; none for an address that is not verified, or a payment that was not made. */
  field?: string;
}

export const noReleaseTime = ruleMessage('ReleaseDraft', 'releaseDate', 'pattern');

export const acceptanceId = 'acceptance';

export const acceptanceError = 'Please accept that no edits are possible once your release is submitted.';

export interface ReleaseFacts {
  values: ReleaseValues;
  broken: readonly RuleError[];
  /** Verified addresses, in lower case. */
  verified: readonly string[];
  hasPaid: boolean;
}

/** In the order of the steps and of the contract. What is wrong with a field that no step shows counts to the first. */
export const stepErrors = (
  steps: readonly WizardStepPlan[],
  { values, broken, verified, hasPaid }: ReleaseFacts,
  write: WriteMessage = message,
): readonly (WizardError & { step: number })[] =>
  steps.flatMap(({ id }, step) => {
    if (id === 'contacts') {
      return contactEmails(values)
        .filter((email) => !verified.includes(email))
        .map((email) => ({ step, text: write('contact-unverified', { email }) }));
    }
    if (id === 'payment') return hasPaid ? [] : [{ step, text: write('release-unpaid') }];
    const own = broken
      .filter(({ field }) => stepOfField(steps, field) === step)
      .map(({ field, message: text }) => ({ step, field, text }));
    return id === 'schedule' && values.releaseDate === null
      ? [{ step, field: 'releaseDate', text: noReleaseTime }, ...own]
      : own;
  });

/** What the server refused, with the step of each field it names; an unverified address leads to its own step. */
export function refusalErrors(steps: readonly WizardStepPlan[], error: unknown): readonly WizardError[] {
  const named = error instanceof ApiError ? (error.problem.fields ?? []) : [];
  if (named.length === 0) return errorTexts(error).map((text) => ({ text, step: null }));
  const contacts = steps.findIndex(({ id }) => id === 'contacts');
  return named.map(({ pointer, rule, message: text }) => {
    const field = fieldOfPointer(pointer);
    return rule === 'verified' ? { text, step: contacts } : { text, step: stepOfField(steps, field), field };
  });
}

/** A rule is quoted only once Next was pressed: nobody is scolded for a field that has just appeared. */
export function blockedReason(errors: readonly WizardError[], isShown: boolean): string | undefined {
  const [first] = errors;
  if (errors.length > 1) return `Complete or correct ${errors.length} fields.`;
  const isOfRule = first?.field !== undefined && first.field !== acceptanceId;
  return isOfRule && !isShown ? 'Complete or correct 1 field.' : first?.text;
}
