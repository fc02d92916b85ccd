import { Loader } from '@dispatch/design-system';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { wizardRoutes } from '../routes/wizardRoutes';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';
import { requireSession } from './requireSession';
import { Root } from './Root';
import { RouteFault } from './RouteFault';
import { SignedInShell } from './SignedInShell';
import { VisitorShell } from './VisitorShell';

/** Pages exempt from the login check (document 1 §2, Routing table). */
const visitorRoutes: RouteObject[] = [];

/** Screens of a session. */
const sessionRoutes: RouteObject[] = [...wizardRoutes];

/** The routes of the product. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: () => <Loader label="Loading…" />,
      ErrorBoundary: RouteFault,
      children: [
        {
          Component: VisitorShell,
          children: [
            {
              ErrorBoundary: RouteFault,
              children: [...visitorRoutes, { path: '*', Component: NotFoundScreen }],
            },
          ],
        },
        {
          id: 'session',
          Component: SignedInShell,
          loader: requireSession,
          children: [{ ErrorBoundary: RouteFault, children: sessionRoutes }],
        },
      ],
    },
  ]);
