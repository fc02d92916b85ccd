import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was before a modal, where React Aria does not: a combo box refuses it as if it were
 * a list, and the page behind may be out of reach for longer than the one frame that React Aria waits.
 */
export function FocusReturn() {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true });
      });
    },
    [before],
  );
  return null;
}
