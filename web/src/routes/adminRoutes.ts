import { screenPaths } from '@dispatch/contract';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/routing/lazyScreen';

export const adminRoutes: RouteObject[] = [
  { path: screenPaths.admin, ...lazyScreen('OverviewScreen', () => import('./OverviewScreen')) },
  { path: screenPaths.auditLog, ...lazyScreen('AuditLogScreen', () => import('./AuditLogScreen')) },
  { path: screenPaths.failedJobs, ...lazyScreen('FailedJobsScreen', () => import('./FailedJobsScreen')) },
  { path: screenPaths.system, ...lazyScreen('SystemScreen', () => import('./SystemScreen')) },
  {
    path: screenPaths.editorialQueue,
    ...lazyScreen('EditorialQueueScreen', () => import('./EditorialQueueScreen')),
  },
  {
    path: screenPaths.editRequests,
    ...lazyScreen('EditRequestsScreen', () => import('./EditRequestsScreen')),
  },
  { path: screenPaths.deskFigures, ...lazyScreen('DeskFiguresScreen', () => import('./DeskFiguresScreen')) },
  {
    path: screenPaths.review,
    ...lazyScreen('ReviewScreen', () => import('./ReviewScreen')),
  },
  {
    path: screenPaths.editReviewed,
    // A file of its own would be the third that shares the wizard, and take it into the script of every screen.
    ...lazyScreen('EditReviewedScreen', () => import('./EditReleaseScreen')),
  },
  { path: screenPaths.users, ...lazyScreen('UsersScreen', () => import('./UsersScreen')) },
  { path: screenPaths.coupons, ...lazyScreen('CouponsScreen', () => import('./CouponsScreen')) },
  { path: screenPaths.createCoupon, ...lazyScreen('CouponScreen', () => import('./CouponScreen')) },
  { path: screenPaths.coupon, ...lazyScreen('CouponScreen', () => import('./CouponScreen')) },
  {
    path: screenPaths.createUniversalCoupon,
    ...lazyScreen('UniversalCouponScreen', () => import('./CouponScreen')),
  },
  {
    path: screenPaths.universalCoupon,
    ...lazyScreen('UniversalCouponScreen', () => import('./CouponScreen')),
  },
  { path: screenPaths.approvals, ...lazyScreen('ApprovalsScreen', () => import('./ApprovalScreens')) },
  { path: screenPaths.approval, ...lazyScreen('ApprovalScreen', () => import('./ApprovalScreens')) },
  { path: screenPaths.adminOrders, ...lazyScreen('OrdersScreen', () => import('./OrdersScreen')) },
  { path: screenPaths.adminOrder, ...lazyScreen('OrderScreen', () => import('./OrderScreen')) },
  { path: screenPaths.bundleOrders, ...lazyScreen('BundlesScreen', () => import('./BundlesScreen')) },
  { path: screenPaths.bundleOrder, ...lazyScreen('BundleOrderScreen', () => import('./BundleOrderScreen')) },
  { path: screenPaths.finance, ...lazyScreen('FinanceScreen', () => import('./FinanceScreen')) },
  {
    path: screenPaths.providerComparison,
    ...lazyScreen('ProviderComparisonScreen', () => import('./ProviderComparisonScreen')),
  },
  {
    path: screenPaths.user,
    ...lazyScreen('UserScreen', () => import('./UserScreen')),
  },
  {
    path: screenPaths.partners,
    ...lazyScreen('PartnersScreen', () => import('./PartnersScreen')),
  },
  {
    path: screenPaths.partner,
    ...lazyScreen('PartnerEditorScreen', () => import('./PartnerEditorScreen')),
  },
  {
    path: screenPaths.companyNames,
    ...lazyScreen('CompanyNamesScreen', () => import('./CompanyNamesScreen')),
  },
  {
    path: screenPaths.subscribers,
    ...lazyScreen('SubscribersScreen', () => import('./SubscriberScreens')),
  },
  { path: screenPaths.subscriber, ...lazyScreen('SubscriberScreen', () => import('./SubscriberScreens')) },
  {
    path: screenPaths.publications,
    ...lazyScreen('PublicationsScreen', () => import('./PublicationScreens')),
  },
  { path: screenPaths.publication, ...lazyScreen('PublicationScreen', () => import('./PublicationScreens')) },
  {
    path: screenPaths.adminSettings,
    ...lazyScreen('AdminSettingsScreen', () => import('./AdminSettingsScreen')),
  },
];
