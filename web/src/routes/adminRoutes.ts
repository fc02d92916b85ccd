import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

export const adminRoutes: RouteObject[] = [
  { path: 'admin', ...lazyScreen('OverviewScreen', () => import('./OverviewScreen')) },
  { path: 'admin/audit-log', ...lazyScreen('AuditLogScreen', () => import('./AuditLogScreen')) },
  { path: 'admin/failed-jobs', ...lazyScreen('FailedJobsScreen', () => import('./FailedJobsScreen')) },
  {
    path: 'admin/releases',
    ...lazyScreen('EditorialQueueScreen', () => import('./EditorialQueueScreen')),
  },
  {
    path: 'admin/releases/edits',
    ...lazyScreen('EditRequestsScreen', () => import('./EditRequestsScreen')),
  },
  {
    path: 'admin/releases/:id',
    ...lazyScreen('ReviewScreen', () => import('./ReviewScreen')),
  },
  {
    path: 'admin/releases/:id/edit',
    // A file of its own would be the third that shares the wizard, and take it into the script of every screen.
    ...lazyScreen('EditReviewedScreen', () => import('./EditReleaseScreen')),
  },
  { path: 'admin/users', ...lazyScreen('UsersScreen', () => import('./UsersScreen')) },
  { path: 'admin/coupons', ...lazyScreen('CouponsScreen', () => import('./CouponsScreen')) },
  { path: 'admin/coupons/create', ...lazyScreen('CouponScreen', () => import('./CouponScreen')) },
  { path: 'admin/coupons/edit/:id', ...lazyScreen('CouponScreen', () => import('./CouponScreen')) },
  {
    path: 'admin/universalcoupons/create',
    ...lazyScreen('UniversalCouponScreen', () => import('./CouponScreen')),
  },
  {
    path: 'admin/universalcoupons/edit/:id',
    ...lazyScreen('UniversalCouponScreen', () => import('./CouponScreen')),
  },
  { path: 'admin/approvals', ...lazyScreen('ApprovalsScreen', () => import('./ApprovalScreens')) },
  { path: 'admin/approvals/:id', ...lazyScreen('ApprovalScreen', () => import('./ApprovalScreens')) },
  { path: 'admin/orders', ...lazyScreen('OrdersScreen', () => import('./OrdersScreen')) },
  { path: 'admin/orders/:id', ...lazyScreen('OrderScreen', () => import('./OrderScreen')) },
  { path: 'admin/bundles', ...lazyScreen('BundlesScreen', () => import('./BundlesScreen')) },
  { path: 'admin/bundles/:id', ...lazyScreen('BundleOrderScreen', () => import('./BundleOrderScreen')) },
  { path: 'admin/finance', ...lazyScreen('FinanceScreen', () => import('./FinanceScreen')) },
  {
    path: 'admin/provider-comparison',
    ...lazyScreen('ProviderComparisonScreen', () => import('./ProviderComparisonScreen')),
  },
  {
    path: 'admin/users/:id',
    ...lazyScreen('UserScreen', () => import('./UserScreen')),
  },
  {
    path: 'admin/partners',
    ...lazyScreen('PartnersScreen', () => import('./PartnersScreen')),
  },
  {
    path: 'admin/partners/:slug',
    ...lazyScreen('PartnerEditorScreen', () => import('./PartnerEditorScreen')),
  },
  {
    path: 'publications/:days?',
    ...lazyScreen('PublicationsScreen', () => import('./PublicationScreens')),
  },
  { path: 'publication/:id', ...lazyScreen('PublicationScreen', () => import('./PublicationScreens')) },
  {
    path: 'admin/settings/:section?',
    ...lazyScreen('AdminSettingsScreen', () => import('./AdminSettingsScreen')),
  },
];
