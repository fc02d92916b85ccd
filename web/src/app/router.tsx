import { Loader } from '@dispatch/design-system';
import { redirect, type RouteObject } from 'react-router-dom';
import { settingsRoutes } from '../routes/settingsRoutes';
import { adminRoutes } from '../routes/adminRoutes';
import { wizardRoutes } from '../routes/wizardRoutes';
import { queryClient } from '../shared/api/queryClient';
import { countriesQuery } from '../shared/countries/useCountries';
import { lazyScreen } from '../shared/routing/lazyScreen';
import { leadOn } from '../shared/routing/leadOn';
import { sessionGroup } from '../shared/session/session';
import { leaveForPublicPage } from './leaveForPublicPage';
import { requireSession } from './requireSession';
import { RouteFault } from './RouteFault';

/** Pages exempt from the login check (document 1 §2, Routing table). */
const visitorRoutes: RouteObject[] = [
  ...['welcome', 'prwebpartner/:slug'].map((path) => leadOn(path, leaveForPublicPage)),
  ...['register', 'prwebpartner/:slug/register'].map((path) => ({
    path,
    // A list that comes late would leave the fields for country and state empty under the hands of the person.
    loader: async () => {
      await queryClient.query(countriesQuery);
      return null;
    },
    lazy: lazyScreen(async () => (await import('../routes/RegisterScreen')).RegisterScreen),
  })),
  {
    path: 'sendactivation',
    lazy: lazyScreen(async () => (await import('../routes/SendActivationScreen')).SendActivationScreen),
  },
  {
    path: 'verified/:encryptedToken',
    lazy: lazyScreen(async () => (await import('../routes/VerifiedScreen')).VerifiedScreen),
  },
  {
    path: 'authorizationcode',
    lazy: lazyScreen(async () => (await import('../routes/LoginCallbackScreen')).LoginCallbackScreen),
  },
  { path: 'logout', lazy: lazyScreen(async () => (await import('../routes/LogoutScreen')).LogoutScreen) },
  {
    path: 'forgot-password',
    lazy: lazyScreen(async () => (await import('../routes/ForgotPasswordScreen')).ForgotPasswordScreen),
  },
  {
    path: 'redirectfromlegacy',
    lazy: lazyScreen(
      async () => (await import('../routes/RedirectFromLegacyScreen')).RedirectFromLegacyScreen,
    ),
  },
  {
    path: 'oauthconfirmcallback/:socialMedia',
    lazy: lazyScreen(async () => (await import('../routes/SocialCallbackScreen')).SocialCallbackScreen),
  },
];

/** Screens of a session. */
const sessionRoutes: RouteObject[] = [
  { index: true, lazy: lazyScreen(async () => (await import('../routes/DashboardScreen')).DashboardScreen) },
  {
    path: 'distribution/:id',
    lazy: lazyScreen(async () => (await import('../routes/OpenReleaseScreen')).OpenReleaseScreen),
  },
  {
    path: 'distribution/details/:id',
    lazy: lazyScreen(async () => (await import('../routes/ReleaseDetailsScreen')).ReleaseDetailsScreen),
  },
  { path: 'archive', lazy: lazyScreen(async () => (await import('../routes/ArchiveScreen')).ArchiveScreen) },
  {
    path: 'admin',
    loader: async () => {
      // What the groups may do comes with the header; the first script goes without it.
      const { adminAddress } = await import('./adminAddress');
      const home = adminAddress(sessionGroup());
      return home === null ? null : redirect(home);
    },
    lazy: lazyScreen(async () => (await import('../routes/NoStaffScreen')).NoStaffScreen),
  },
  ...adminRoutes,
  ...settingsRoutes,
  ...wizardRoutes,
  // The more exact addresses above come first, whatever their order.
  ...['admin/*', 'publications/*', 'publication/*'].map((path) => ({
    path,
    lazy: lazyScreen(async () => (await import('../routes/NoStaffScreen')).NoStaffScreen),
  })),
];

/** Every other address. */
const unknownRoute: RouteObject = {
  path: '*',
  lazy: lazyScreen(async () => (await import('../shared/screen/NotFoundScreen')).NotFoundScreen),
};

/** The routes of the product. What is around the screens is loaded beside them, so that it costs no wait of its own. */
export const routes: RouteObject[] = [
  {
    lazy: lazyScreen(async () => (await import('./Root')).Root),
    HydrateFallback: () => <Loader label="Loading…" />,
    ErrorBoundary: RouteFault,
    children: [
      {
        lazy: lazyScreen(async () => (await import('./VisitorShell')).VisitorShell),
        children: [{ ErrorBoundary: RouteFault, children: visitorRoutes }],
      },
      {
        id: 'session',
        lazy: lazyScreen(async () => (await import('./SignedInShell')).SignedInShell),
        loader: requireSession,
        children: [{ ErrorBoundary: RouteFault, children: sessionRoutes }],
      },
      {
        lazy: lazyScreen(async () => (await import('./FittingShell')).FittingShell),
        children: [{ ErrorBoundary: RouteFault, children: [unknownRoute] }],
      },
    ],
  },
];
