import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

const parameter = 'action';

/** Begins what whoever came here has asked for on the way (`?action=hold`), once: the address forgets it. */
export function useAskedAction(action: string, begin: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get(parameter) === action;
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete(parameter);
        return rest;
      },
      { replace: true },
    );
    start();
  }, [isAsked, setParams]);
}
