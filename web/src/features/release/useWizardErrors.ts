import { focusField, type SummaryError } from '@dispatch/design-system';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../shared/texts/texts';
import type { useStepPlace } from '../../shared/wizard/useStepPlace';
import { refusalErrors, stepErrors, type ReleaseFacts, type WizardError } from './wizardErrors';
import type { WizardStepPlan } from './wizardSteps';

/** What the last press on a button met: the step it was made in, or what the server refused. */
type Met = { step: number } | { title: string; errors: readonly WizardError[] };

interface ErrorsOptions {
  steps: readonly WizardStepPlan[];
  place: Pick<ReturnType<typeof useStepPlace>, 'index' | 'go'>;
  facts: ReleaseFacts;
  /** What stands in fields of the shown step and is no answer, in words, by field. */
  typed: ReadonlyMap<string, string>;
  /** What is missing in the last step itself, by field. */
  ending: readonly { field: string; text: string }[];
}

export function useWizardErrors(options: ErrorsOptions) {
  const { steps, facts, typed, ending } = options;
  const { index, go } = options.place;
  const [met, setMet] = useState<Met | null>(null);
  const [presses, setPresses] = useState(0);
  const meet = (next: Met): void => {
    setMet(next);
    setPresses((count) => count + 1);
  };
  const wanted = useRef<(() => void) | null>(null);

  // The shell takes the focus to the heading of a new step; a line of the summary leads on to its field.
  useEffect(() => {
    // After the effects, because what hides a field is rendered at once when it takes the focus.
    if (wanted.current) queueMicrotask(wanted.current);
    wanted.current = null;
  }, [index]);

  const all = stepErrors(steps, facts, text);
  const shown = index === steps.length - 1 ? all : all.filter(({ step }) => step === index);
  const own: readonly WizardError[] = [
    ...[...typed].map(([field, words]) => ({ text: words, step: index, field })),
    ...shown,
    ...(index === steps.length - 1 ? ending.map((error) => ({ ...error, step: index })) : []),
  ];
  const isShown = met !== null && 'step' in met && met.step === index;
  const hasTitle = met !== null && 'title' in met;

  const goTo = (step: number, then: () => void): void => {
    if (step === index) {
      then();
      return;
    }
    wanted.current = then;
    go(step);
  };
  const lineOf = ({ step, field, text: words }: WizardError): SummaryError => {
    if (step === null) return { text: words };
    if (step === index) return { text: words, targetId: field };
    const onPress = () => {
      goTo(step, () => field && focusField(field));
    };
    return { text: words, onPress };
  };
  return {
    /** What stands in the way of leaving this step forwards; in the last one, everything that is missing anywhere. */
    own,
    isShown,
    isIn: (at: number): boolean => all.some(({ step }) => step === at),
    /** Of the shown step as they stand now, so that each goes as soon as it is mended; or what the server refused. */
    summary: {
      title: hasTitle ? met.title : undefined,
      errors: (hasTitle ? met.errors : isShown ? own : []).map(lineOf),
      /** Rises with each press that met something; the summary takes the focus then. */
      focusKey: presses,
    },
    /** Goes to a step, and does the rest once it is shown. */
    goTo,
    show: () => meet({ step: index }),
    refuse: (title: string, error: unknown) => meet({ title, errors: refusalErrors(steps, error) }),
    clear: () => setMet(null),
  };
}
