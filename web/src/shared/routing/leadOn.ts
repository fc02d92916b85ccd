import type { LoaderFunction, RouteObject } from 'react-router-dom';

/** An address that shows nothing and leads on to another: the router warns of one without any element. */
export const leadOn = (path: string, loader: LoaderFunction): RouteObject => ({
  path,
  loader,
  element: null,
});
