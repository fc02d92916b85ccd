import { screenPaths } from '@dispatch/contract';
import { Loader } from '@dispatch/design-system';
import type { RouteObject } from 'react-router-dom';
import { settingsRoutes } from '../routes/settingsRoutes';
import { adminRoutes } from '../routes/adminRoutes';
import { wizardRoutes } from '../routes/wizardRoutes';
import { queryClient } from '../shared/api/queryClient';
import { countriesQuery } from '../shared/countries/useCountries';
import { lazyScreen } from '../shared/routing/lazyScreen';
import { leadOn } from '../shared/routing/leadOn';
import { FittingShell, RegistrationShell } from './FittingShell';
import { leaveForPublicPage } from './leaveForPublicPage';
import { requireSession } from './requireSession';
import { Root } from './Root';
import { RouteError } from './RouteError';
import { SignedInShell } from './SignedInShell';
import { VisitorShell } from './VisitorShell';

const registration = (path: string): RouteObject => ({
  path,
  // A list that comes late would leave the fields for country and state empty under the hands of the person.
  loader: async () => {
    await queryClient.query(countriesQuery);
    return null;
  },
  ...lazyScreen('RegisterScreen', () => import('../routes/RegisterScreen')),
});

const visitorRoutes: RouteObject[] = [
  ...[screenPaths.news, screenPaths.welcome, screenPaths.partnerSplash].map((path) =>
    leadOn(path, leaveForPublicPage),
  ),
  registration(screenPaths.registerWithPartner),
  {
    path: screenPaths.sendActivation,
    ...lazyScreen('SendActivationScreen', () => import('../routes/SendActivationScreen')),
  },
  {
    path: screenPaths.verified,
    ...lazyScreen('VerifiedScreen', () => import('../routes/VerifiedScreen')),
  },
  {
    path: screenPaths.loginCallback,
    ...lazyScreen('LoginCallbackScreen', () => import('../routes/LoginCallbackScreen')),
  },
  { path: screenPaths.logout, ...lazyScreen('LogoutScreen', () => import('../routes/LogoutScreen')) },
  {
    path: screenPaths.forgotPassword,
    ...lazyScreen('ForgotPasswordScreen', () => import('../routes/ForgotPasswordScreen')),
  },
  {
    path: screenPaths.redirectFromLegacy,
    ...lazyScreen('RedirectFromLegacyScreen', () => import('../routes/RedirectFromLegacyScreen')),
  },
  {
    path: screenPaths.socialCallback,
    ...lazyScreen('SocialCallbackScreen', () => import('../routes/SocialCallbackScreen')),
  },
];

/** In the frame of the back-office. */
const staffRoutes: RouteObject[] = [
  ...adminRoutes,
  // The more exact addresses above come first, whatever their order.
  { path: 'admin/*', ...lazyScreen('NoStaffScreen', () => import('../routes/NoStaffScreen')) },
];

const sessionRoutes: RouteObject[] = [
  { index: true, ...lazyScreen('DashboardScreen', () => import('../routes/DashboardScreen')) },
  {
    path: screenPaths.release,
    ...lazyScreen('OpenReleaseScreen', () => import('../routes/OpenReleaseScreen')),
  },
  {
    path: screenPaths.releaseDetails,
    ...lazyScreen('ReleaseDetailsScreen', () => import('../routes/ReleaseDetailsScreen')),
  },
  {
    path: screenPaths.releaseAnalytics,
    ...lazyScreen('ReleaseAnalyticsScreen', () => import('../routes/ReleaseAnalyticsScreen')),
  },
  { path: screenPaths.store, ...lazyScreen('StoreScreen', () => import('../routes/StoreScreen')) },
  {
    path: screenPaths.storeCheckout,
    ...lazyScreen('StoreCheckoutScreen', () => import('../routes/StoreCheckoutScreen')),
  },
  { path: screenPaths.orders, ...lazyScreen('OwnOrdersScreen', () => import('../routes/OwnOrdersScreens')) },
  { path: screenPaths.order, ...lazyScreen('OwnOrderScreen', () => import('../routes/OwnOrdersScreens')) },
  { path: screenPaths.archive, ...lazyScreen('ArchiveScreen', () => import('../routes/ArchiveScreen')) },
  {
    ...lazyScreen('AdminShell', () => import('./AdminShell')),
    children: [{ ErrorBoundary: RouteError, children: staffRoutes }],
  },
  ...settingsRoutes,
  ...wizardRoutes,
  ...['publications/*', 'publication/*'].map((path) => ({
    path,
    ...lazyScreen('NoStaffScreen', () => import('../routes/NoStaffScreen')),
  })),
];

const termsRoute: RouteObject = {
  path: screenPaths.terms,
  ...lazyScreen('TermsScreen', () => import('../routes/TermsScreen')),
};

const verifyRoute: RouteObject = {
  path: screenPaths.verify,
  ...lazyScreen('VerifyScreen', () => import('../routes/VerifyScreen')),
};

const unknownRoute: RouteObject = {
  path: '*',
  ...lazyScreen('NotFoundScreen', () => import('../shared/screen/NotFoundScreen')),
};

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => <Loader label="Loading…" />,
    ErrorBoundary: RouteError,
    children: [
      {
        Component: VisitorShell,
        children: [{ ErrorBoundary: RouteError, children: visitorRoutes }],
      },
      {
        Component: RegistrationShell,
        children: [{ ErrorBoundary: RouteError, children: [registration(screenPaths.register)] }],
      },
      {
        id: 'session',
        Component: SignedInShell,
        loader: requireSession,
        children: [{ ErrorBoundary: RouteError, children: sessionRoutes }],
      },
      {
        Component: FittingShell,
        children: [{ ErrorBoundary: RouteError, children: [termsRoute, verifyRoute, unknownRoute] }],
      },
    ],
  },
];
