import { ApiError } from '@dispatch/contract';
import { faultTexts } from '../../shared/api/faultTexts';
import { fieldOfPointer } from '../../shared/forms/refusal';
import { stepOfField, type WizardStepPlan } from './wizardSteps';

/** One thing that stands in the way, and where it is put right. */
export interface ProblemLine {
  text: string;
  /** The index of the step that leads out of it; null when none does. */
  step: number | null;
  field?: string;
}

/** What the server refused, with the step of each field it names; an unverified address leads to its own step. */
export function refusalLines(steps: readonly WizardStepPlan[], fault: unknown): readonly ProblemLine[] {
  const named = fault instanceof ApiError ? (fault.problem.fields ?? []) : [];
  if (named.length === 0) return faultTexts(fault).map((text) => ({ text, step: null }));
  const contacts = steps.findIndex(({ id }) => id === 'contacts');
  return named.map(({ pointer, rule, message: text }) => {
    const field = fieldOfPointer(pointer);
    return rule === 'verified' ? { text, step: contacts } : { text, step: stepOfField(steps, field), field };
  });
}
