import { type ReleaseField, releaseFieldOf, releaseFieldsWhere } from '@dispatch/contract';
import { stepIndexOf } from '../../shared/wizard/useStepPlace';
import type { ReleaseValues } from './releaseValues';
import type { StepId } from './stepId';
import { stepSummary } from './stepSummary';

type Field = keyof ReleaseValues;

export interface WizardStepPlan {
  id: StepId;
  title: string;
  subtitle?: string;
  /** Fields that are checked before the step is left; an error of theirs leads here. */
  fields: readonly Field[];
  summary: (values: ReleaseValues) => readonly string[];
}

const plan = (id: StepId, title: string, fields: readonly Field[], subtitle?: string): WizardStepPlan => ({
  id,
  title,
  fields,
  summary: stepSummary[id],
  subtitle,
});

const fieldsOf = (step: ReleaseField['step']): readonly Field[] =>
  releaseFieldsWhere((field) => field.step === step);

const amplify = plan('amplify', 'Amplify', fieldsOf('amplify'));
const schedule = plan('schedule', 'Schedule', fieldsOf('schedule'));
const contacts = plan('contacts', 'Verify Contact Information', []);
const summary = plan('summary', 'Summary', []);

export type Steps = readonly [WizardStepPlan, ...WizardStepPlan[]];

export const createSteps: Steps = [
  plan(
    'package',
    'Select Your Package',
    ['package'],
    'Choose an enhanced package and boost your online visibility',
  ),
  plan('additions', 'Additions', fieldsOf('additions')),
  plan('release', 'Create Release', fieldsOf('release')),
  amplify,
  schedule,
  contacts,
  plan('payment', 'Payment', []),
  summary,
];

const firstFour = [
  plan('release', 'Edit Your Release', fieldsOf('release')),
  amplify,
  schedule,
  contacts,
] as const;

export const editSteps: Steps = [...firstFour, summary];

export const republishSteps: Steps = [...firstFour, plan('publishing', 'Publishing', [])];

export const stepOfField = (steps: readonly WizardStepPlan[], field: string): number =>
  Math.max(
    0,
    steps.findIndex(({ fields }) => (fields as readonly string[]).includes(releaseFieldOf(field))),
  );

/** The step of one wizard that shows what a step of the other shows: a paid release goes on in the edit wizard. */
export const sameStep = (
  from: readonly WizardStepPlan[],
  to: readonly WizardStepPlan[],
  currentStep: string | null,
): number => {
  const id = from[stepIndexOf(currentStep, from.length - 1)]?.id;
  if (id === 'payment') return to.length - 1;
  return Math.max(
    0,
    to.findIndex((step) => step.id === id),
  );
};
