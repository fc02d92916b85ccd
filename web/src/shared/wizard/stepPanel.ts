import type { WizardStep } from '@dispatch/design-system';

export interface PanelStep {
  id: string;
  label: string;
  value: readonly string[];
  hasProblems: boolean;
}

interface PanelPlace {
  index: number;
  /** The furthest step that was reached; none beyond it can be opened. */
  reached: number;
  showsProblems: boolean;
  hrefOf: ((index: number) => string) | null;
}

function stateOf(step: PanelStep, at: number, place: PanelPlace): WizardStep['state'] {
  if (at === place.index) return place.showsProblems && step.hasProblems ? 'problem' : 'current';
  if (at > place.reached) return 'todo';
  if (step.hasProblems) return at < place.reached ? 'problem' : 'todo';
  return at < place.reached ? 'completed' : 'todo';
}

export const panelSteps = (steps: readonly PanelStep[], place: PanelPlace): WizardStep[] =>
  steps.map((step, at) => ({
    id: step.id,
    label: step.label,
    // Beyond that stands what nobody has chosen yet, such as the release time that a draft begins with.
    value: at <= place.reached ? step.value : [],
    state: stateOf(step, at, place),
    href: at <= place.reached && place.hrefOf ? place.hrefOf(at) : undefined,
  }));
