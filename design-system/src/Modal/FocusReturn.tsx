import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was before a modal, where React Aria does not: it tries in the next frame, and a
 * modal that closes in a transition (of the router) or after an answer leaves the page behind out of reach for longer;
 * a combo box refuses the focus as if it were a list.
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
