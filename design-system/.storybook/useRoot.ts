import { useLayoutEffect } from 'react';
import { reduceMotion } from './reducedMotion';
import type { ToolbarGlobals } from './toolbar';

/** Theme and density on the root, where the product has them, and the motion of the page. */
export function useRoot({ theme, density, motion }: ToolbarGlobals): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    if (density === 'compact') dataset['density'] = density;
    else delete dataset['density'];
    reduceMotion(motion === 'reduced');
  }, [theme, density, motion]);
}
