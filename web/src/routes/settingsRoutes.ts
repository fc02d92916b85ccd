import { screenPaths } from '@dispatch/contract';
import { redirect, type RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';
import { leadOn } from '../shared/routing/leadOn';

export const settingsRoutes: RouteObject[] = [
  leadOn(screenPaths.settings, () => redirect(screenPaths.accountSettings)),
  {
    path: screenPaths.settingsPage,
    ...lazyScreen('SettingsScreen', () => import('./SettingsScreen')),
  },
  { path: screenPaths.webhook, ...lazyScreen('WebhookScreen', () => import('./WebhookScreen')) },
];
