import { useEffect, useState } from 'react';

/** React Aria does not where a combo box refuses it, or the page behind is out of reach for more than a frame. */
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
