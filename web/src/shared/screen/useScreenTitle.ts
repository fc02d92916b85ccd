import { useEffect, type RefObject } from 'react';
import { titleScreen } from './documentTitle';

let shown = false;

export function useScreenTitle(title: string): void {
  useEffect(() => titleScreen(title), [title]);
}

/** Takes the focus to the screen's heading when the screen is opened from another; not on the first of a visit. */
export function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  useEffect(() => {
    if (shown) heading.current?.focus({ preventScroll: true });
    shown = true;
  }, [heading]);
}
