import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What a route says of itself to who loads pages: the name of its screen, by which its files are known. */
export interface ScreenHandle {
  screen: string;
}

/** @param screen what it is exported as, and the name of its file */
export const lazyScreen = <Name extends string>(
  screen: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): Pick<RouteObject, 'lazy' | 'handle'> => ({
  lazy: async () => ({ Component: (await load())[screen] }),
  handle: { screen } satisfies ScreenHandle,
});
