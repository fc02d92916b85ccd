// @vitest-environment happy-dom
import { screenPaths } from '@dispatch/contract';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from './router';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['/', '/settings', '/welcome', '/prwebpartner/founders-desk', '/nowhere'])(
  'the router has nothing to warn of when the application is opened at %s',
  (address) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    const root = createRoot(document.createElement('div'));
    act(() => root.render(<RouterProvider router={router} />));
    expect(warn.mock.calls).toEqual([]);
    act(() => root.unmount());
    router.dispose();
  },
);

test.each(Object.entries(screenPaths))('a screen answers where links to %s lead', (_name, path) => {
  const match = matchRoutes(routes, path.replaceAll(/:(\w+)\??/g, '1'))?.at(-1);
  expect(match?.route.path ?? '/').toBe(
    path === screenPaths.accountSettings ? screenPaths.settingsPage : path,
  );
});
