import { redirect, type RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

/** The settings, below the layout of a session. */
export const settingsRoutes: RouteObject[] = [
  { path: 'settings', loader: () => redirect('/settings/account') },
  {
    path: 'settings/:page',
    lazy: lazyScreen(async () => (await import('./SettingsScreen')).SettingsScreen),
  },
];
