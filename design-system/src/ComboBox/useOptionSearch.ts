import { useEffect, useRef, useState } from 'react';
import type { Option } from '../ListOptions/ListOptions';

export interface OptionSearch {
  /** Finds the options for what was typed. The signal is aborted when somebody types on, and when the field goes. */
  find: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** The fewest characters that are searched for; 1 unless told. */
  minLength?: number;
  /** Milliseconds of rest after the last key before the search starts; 500 unless told. */
  delay?: number;
}

type SearchState = 'short' | 'searching' | 'found' | 'failed';

interface Found {
  options: readonly Option[];
  state: SearchState;
}

const nothing: Found = { options: [], state: 'short' };

/** Searches a while after the last key, the newest text alone; what an older search answers is not heard. */
export function useOptionSearch(search: OptionSearch | undefined) {
  const [found, setFound] = useState<Found>(nothing);
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController }>(undefined);
  const stop = () => {
    clearTimeout(running.current?.timer);
    running.current?.controller.abort();
  };
  useEffect(() => stop, []);

  const look = (typed: string) => {
    stop();
    if (!search) return;
    const text = typed.trim();
    if (text.length < (search.minLength ?? 1)) {
      setFound(nothing);
      return;
    }
    setFound({ options: [], state: 'searching' });
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      try {
        const options = await search.find(text, signal);
        if (!signal.aborted) setFound({ options, state: 'found' });
      } catch {
        if (!signal.aborted) setFound({ options: [], state: 'failed' });
      }
    };
    running.current = { controller, timer: setTimeout(() => void run(), search.delay ?? 500) };
  };
  return { ...found, look };
}
