import type { components } from '@dispatch/contract';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/client';
import type { CalculatorValues } from './calculatorValues';

type Quote = components['schemas']['Quote'];

/** While somebody types or counts on, nothing is asked yet. */
const pause = 250;

/** The server's price. `isCurrent`: it answers what is asked now; until then the price of before stays. */
export interface LiveQuote {
  quote: Quote | null;
  isCurrent: boolean;
  error: unknown;
  retry: () => void;
}

/** @param onReach told with each price how many journalist lists reach somebody */
export function useQuote(asked: CalculatorValues | null, onReach: (lists: number) => void): LiveQuote {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ quote: Quote | null; error: unknown; to: string | null }>({
    quote: null,
    error: null,
    to: null,
  });
  const order = asked === null ? null : JSON.stringify(asked);
  useEffect(() => {
    if (order === null) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const outcome = await call('quotePrice', { body: JSON.parse(order) as CalculatorValues }).then(
        ({ data }) => ({ quote: data, error: null }),
        (error: unknown) => ({ quote: null, error }),
      );
      if (!isWanted) return;
      setAnswer({ ...outcome, to: order });
      if (outcome.quote !== null) onReach(outcome.quote.reachingLists);
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [order, attempt, onReach]);
  return {
    quote: order === null ? null : answer.quote,
    isCurrent: answer.to === order,
    error: answer.error,
    retry: () => setAttempt((count) => count + 1),
  };
}
