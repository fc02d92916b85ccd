import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

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
    path: 'distribution/upgrade/:id?',
    ...lazyScreen('UpgradeScreen', () => import('./PurchaseScreens')),
  },
  {
    path: 'distribution/purchaseedit/:id?',
    ...lazyScreen('PurchaseEditScreen', () => import('./PurchaseScreens')),
  },
  {
    path: 'distribution/submitted/:id',
    ...lazyScreen('SubmittedScreen', () => import('./SubmittedScreen')),
  },
];
