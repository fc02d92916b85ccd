import { screenPaths } from '@dispatch/contract';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

export const wizardRoutes: RouteObject[] = [
  {
    path: screenPaths.createRelease,
    ...lazyScreen('CreateReleaseScreen', () => import('./CreateReleaseScreen')),
  },
  {
    path: screenPaths.editRelease,
    ...lazyScreen('EditReleaseScreen', () => import('./EditReleaseScreen')),
  },
  {
    path: screenPaths.upgradeRelease,
    ...lazyScreen('UpgradeScreen', () => import('./PurchaseScreens')),
  },
  {
    path: screenPaths.purchaseEdit,
    ...lazyScreen('PurchaseEditScreen', () => import('./PurchaseScreens')),
  },
  {
    path: screenPaths.submittedRelease,
    ...lazyScreen('SubmittedScreen', () => import('./SubmittedScreen')),
  },
];
