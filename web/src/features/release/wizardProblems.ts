import { text } from '../../shared/texts/texts';
import type { ProblemLine } from './refusalLines';
import { stepProblems, type StepFacts } from './stepProblems';
import type { WizardStepPlan } from './wizardSteps';

/** The id of the tick by which the person accepts that nothing can be edited afterwards. */
export const acceptanceId = 'acceptance';

/** What to say while it is not ticked. */
export const acceptanceFault = 'Please accept that no edits are possible once your release is submitted.';

const ofStep = (steps: readonly WizardStepPlan[], step: number, facts: StepFacts): readonly ProblemLine[] =>
  stepProblems(steps, step, facts, text).map((problem) => ({ ...problem, step }));

/** What stands in the way of leaving a step forwards; in the last one, everything that is missing anywhere. */
export function wizardProblems(
  steps: readonly WizardStepPlan[],
  index: number,
  facts: StepFacts,
  isAccepted: boolean,
): readonly ProblemLine[] {
  if (steps[index]?.id !== 'summary') return ofStep(steps, index, facts);
  return [
    ...steps.flatMap((_step, at) => ofStep(steps, at, facts)),
    ...(isAccepted ? [] : [{ text: acceptanceFault, step: index, field: acceptanceId }]),
  ];
}

/** The line beside a Next that cannot be followed yet: what is missing, in short. */
export function blockedReason(problems: readonly ProblemLine[]): string | undefined {
  const [first, ...others] = problems;
  if (first === undefined) return undefined;
  if (others.length === 0) return first.text;
  return `${problems.length} answers are missing or need to be changed.`;
}
