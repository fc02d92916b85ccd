import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';

interface StepPlaceOptions {
  furthest: number;
  /** Opens at the first step when the address names none; otherwise at the furthest. */
  opensAtFirst: boolean;
  /** Nothing was entered yet: the steps are reached one by one. */
  isNew: boolean;
}

/** The query of the address with one value set. Read from the window: the router's own may be a step behind. */
export const withQuery = (name: string, value: string): URLSearchParams => {
  const query = new URLSearchParams(window.location.search);
  query.set(name, value);
  return query;
};

/** The index of the step in the address: `currentStep` counts from 1 and reaches the furthest step at most. */
export const stepIndexOf = (currentStep: string | null, furthest: number): number => {
  const wanted = Number(currentStep);
  const index = Number.isInteger(wanted) && wanted >= 1 ? wanted - 1 : 0;
  return Math.min(index, furthest);
};

/** Which step is shown, by the address: `currentStep` counts from 1 and reaches the furthest step at most. */
export function useStepPlace({ furthest, opensAtFirst, isNew }: StepPlaceOptions) {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('currentStep');
  const [start] = useState(opensAtFirst ? 0 : furthest);
  const [reached, setReached] = useState(isNew ? stepIndexOf(wanted, furthest) : furthest);
  const index = wanted === null ? start : stepIndexOf(wanted, reached);

  const go = useCallback(
    (next: number) => {
      setReached((before) => Math.max(before, next));
      setQuery(withQuery('currentStep', String(next + 1)));
    },
    [setQuery],
  );
  const hrefOf = (step: number): string => {
    const address = new URLSearchParams(query);
    address.set('currentStep', String(step + 1));
    return `${pathname}?${address.toString()}`;
  };
  return { index, reached, go, hrefOf };
}

/**
 * Keeps `currentStep` of the address at the step that is shown, so that a reload comes back to it; null leaves the
 * address alone. No step of the browser's Back is made of it.
 */
export function useStepInAddress(index: number | null): void {
  const { state } = useLocation() as { state: unknown };
  const [query, setQuery] = useSearchParams();
  // Whatever is being opened must not be called off by this.
  const isIdle = useNavigation().state === 'idle';
  const step = index === null ? null : String(index + 1);
  useEffect(() => {
    if (!isIdle || step === null || query.get('currentStep') === step) return;
    const named = new URLSearchParams(query);
    named.set('currentStep', step);
    setQuery(named, { replace: true, preventScrollReset: true, state });
  }, [isIdle, step, query, setQuery, state]);
}
