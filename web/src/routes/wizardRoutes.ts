import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

/** The screens in which a release is written, paid for and submitted, below the layout of a session. */
export const wizardRoutes: RouteObject[] = [
  {
    path: 'distribution/create/:id?',
    lazy: lazyScreen(async () => (await import('./CreateReleaseScreen')).CreateReleaseScreen),
  },
  {
    path: 'distribution/edit/:id',
    lazy: lazyScreen(async () => (await import('./EditReleaseScreen')).EditReleaseScreen),
  },
  {
    path: 'distribution/submitted/:id',
    lazy: lazyScreen(async () => (await import('./SubmittedScreen')).SubmittedScreen),
  },
];
