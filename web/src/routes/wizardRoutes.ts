import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

/** The screens in which a release is written, paid for and submitted, below the layout of a session. */
export const wizardRoutes: RouteObject[] = [
  {
    path: 'distribution/create/:id?',
    ...lazyScreen('CreateReleaseScreen', () => import('./CreateReleaseScreen')),
  },
  {
    path: 'distribution/edit/:id',
    ...lazyScreen('EditReleaseScreen', () => import('./EditReleaseScreen')),
  },
  {
    path: 'distribution/submitted/:id',
    ...lazyScreen('SubmittedScreen', () => import('./SubmittedScreen')),
  },
];
