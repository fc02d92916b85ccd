import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Where in the history of the window this is, as the router counts it. */
const placeInHistory = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Whether the view moves on its way to an address: to another screen, where nobody has asked for less motion. */
export const movesView = (address: string): boolean =>
  'startViewTransition' in document &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  new URL(address, window.location.href).pathname !== window.location.pathname;

/** Writes on the root whether one goes on or back, for the style sheet that moves the view. */
export function useWayGone(): void {
  const { key } = useLocation();
  const before = useRef(0);
  useLayoutEffect(() => {
    const place = placeInHistory();
    document.documentElement.dataset['way'] = place < before.current ? 'back' : 'on';
    before.current = place;
  }, [key]);
}
