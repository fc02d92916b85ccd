import { ToastProvider } from '@dispatch/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../shared/api/queryClient';
import { logoutAddress } from '../shared/session/returnTo';
import { onSessionEnd } from '../shared/session/sessionEnd';
import { createRouter } from './router';

const here = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;

const leaving = /^\/(logout|authorizationcode)$/;

/** The application: what has been read, the toasts and the routes. A call that meets a 401 leads to signing in. */
export function App() {
  const [router] = useState(createRouter);
  useEffect(
    () =>
      onSessionEnd(() => {
        // A late answer to the screen before must not change where the person comes back to.
        if (leaving.test(window.location.pathname)) return;
        void router.navigate(logoutAddress(here(window.location)));
      }),
    [router],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
}
