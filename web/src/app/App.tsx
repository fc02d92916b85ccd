import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { queryClient } from '../shared/api/queryClient';
import { logoutAddress } from '../shared/session/returnTo';
import { onSessionEnd } from '../shared/session/sessionEnd';
import { routes } from './router';
import { useKeptFocus } from './useKeptFocus';

type Router = ReturnType<typeof createBrowserRouter>;

const here = ({ pathname, search, hash }: Router['state']['location']): string =>
  `${pathname}${search}${hash}`;

const leaving = /^\/(logout|authorizationcode)$/;

interface AppProps {
  createRouter?: (routes: RouteObject[]) => Router;
}

export function App({ createRouter = createBrowserRouter }: AppProps) {
  const [router] = useState(() => createRouter(routes));
  useKeptFocus();
  useEffect(
    () =>
      onSessionEnd(() => {
        // A late answer to the screen before must not change where the person comes back to.
        if (leaving.test(router.state.location.pathname)) return;
        void router.navigate(logoutAddress(here(router.state.location)));
      }),
    [router],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
