import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

/** The screens of the staff, below the layout of a session. */
export const adminRoutes: RouteObject[] = [
  {
    path: 'admin/releases',
    lazy: lazyScreen(async () => (await import('./EditorialQueueScreen')).EditorialQueueScreen),
  },
  {
    path: 'admin/releases/:id',
    lazy: lazyScreen(async () => (await import('./ReviewScreen')).ReviewScreen),
  },
  {
    path: 'admin/partners',
    lazy: lazyScreen(async () => (await import('./PartnersScreen')).PartnersScreen),
  },
  {
    path: 'admin/partners/:slug',
    lazy: lazyScreen(async () => (await import('./PartnerEditorScreen')).PartnerEditorScreen),
  },
];
