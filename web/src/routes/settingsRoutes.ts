import { redirect, type RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';
import { leadOn } from '../shared/routing/leadOn';

export const settingsRoutes: RouteObject[] = [
  leadOn('settings', () => redirect('/settings/account')),
  {
    path: 'settings/:page',
    ...lazyScreen('SettingsScreen', () => import('./SettingsScreen')),
  },
];
