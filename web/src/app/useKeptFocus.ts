import { useEffect } from 'react';

/** Keeps the focus in the page when what has it goes away. Nobody has pressed anything before it has loaded. */
export function useKeptFocus(): void {
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { keepFocus } = await import('./keptFocus');
      if (!isOver) end = keepFocus();
    };
    // Without it the page works as well, and is asked for again with the next one.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
}
