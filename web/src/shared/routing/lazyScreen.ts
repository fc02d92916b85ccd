import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A screen in a file of its own, loaded when it is opened: the `lazy` of a route. */
export const lazyScreen =
  (load: () => Promise<ComponentType>): NonNullable<RouteObject['lazy']> =>
  async () => ({ Component: await load() });
