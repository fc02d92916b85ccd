import { useEffect } from 'react';

/** What comes before the first press, by mouse, finger or key. */
const firstSigns = ['pointerover', 'focusin'] as const;

/**
 * Keeps the focus in the page when what has it goes away. Nobody has pressed anything before it has loaded; `whenUsed`
 * waits with loading until somebody uses the page at all, where each kilobyte keeps a visitor waiting.
 */
export function useKeptFocus({ whenUsed = false } = {}): void {
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { keepFocus } = await import('./keptFocus');
      if (!isOver) end = keepFocus();
    };
    const start = (): void => {
      forget();
      // Without it the page works as well, and is asked for again with the next one.
      begin().catch(() => undefined);
    };
    const forget = (): void => {
      for (const sign of firstSigns) document.removeEventListener(sign, start);
    };
    if (whenUsed) for (const sign of firstSigns) document.addEventListener(sign, start);
    else start();
    return () => {
      isOver = true;
      forget();
      end?.();
    };
  }, [whenUsed]);
}
