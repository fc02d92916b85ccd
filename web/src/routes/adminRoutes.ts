import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

export const adminRoutes: RouteObject[] = [
  {
    path: 'admin/releases',
    ...lazyScreen('EditorialQueueScreen', () => import('./EditorialQueueScreen')),
  },
  {
    path: 'admin/releases/:id',
    ...lazyScreen('ReviewScreen', () => import('./ReviewScreen')),
  },
  {
    path: 'admin/releases/:id/edit',
    ...lazyScreen('EditReviewedScreen', () => import('./EditReviewedScreen')),
  },
  {
    path: 'admin/partners',
    ...lazyScreen('PartnersScreen', () => import('./PartnersScreen')),
  },
  {
    path: 'admin/partners/:slug',
    ...lazyScreen('PartnerEditorScreen', () => import('./PartnerEditorScreen')),
  },
];
