/** The screens of the web application by name: where the router shows them, and what links and mails lead to. */
export const screenPaths = {
  dashboard: '/',
  release: '/distribution/:id',
  releaseDetails: '/distribution/details/:id',
  releaseAnalytics: '/distribution/analytics/:id',
  createRelease: '/distribution/create/:id?',
  editRelease: '/distribution/edit/:id',
  upgradeRelease: '/distribution/upgrade/:id?',
  purchaseEdit: '/distribution/purchaseedit/:id?',
  submittedRelease: '/distribution/submitted/:id',
  store: '/store',
  storeCheckout: '/store/checkout',
  orders: '/orders',
  order: '/orders/:number',
  archive: '/archive',
  settings: '/settings',
  accountSettings: '/settings/account',
  settingsPage: '/settings/:page',
  webhook: '/settings/api/webhooks/:id',
  terms: '/terms',
  verify: '/verify',

  /** What is published, which the server writes. */
  news: '/news',
  welcome: '/welcome',
  partnerSplash: '/prwebpartner/:slug',
  registerWithPartner: '/prwebpartner/:slug/register',
  register: '/register',
  sendActivation: '/sendactivation',
  verified: '/verified/:encryptedToken',
  forgotPassword: '/forgot-password',
  loginCallback: '/authorizationcode',
  logout: '/logout',
  redirectFromLegacy: '/redirectfromlegacy',
  socialCallback: '/oauthconfirmcallback/:socialMedia',

  admin: '/admin',
  auditLog: '/admin/audit-log',
  failedJobs: '/admin/failed-jobs',
  system: '/admin/system',
  editorialQueue: '/admin/releases',
  editRequests: '/admin/releases/edits',
  deskFigures: '/admin/releases/figures',
  review: '/admin/releases/:id',
  editReviewed: '/admin/releases/:id/edit',
  users: '/admin/users',
  user: '/admin/users/:id',
  coupons: '/admin/coupons',
  createCoupon: '/admin/coupons/create',
  coupon: '/admin/coupons/edit/:id',
  createUniversalCoupon: '/admin/universalcoupons/create',
  universalCoupon: '/admin/universalcoupons/edit/:id',
  approvals: '/admin/approvals',
  approval: '/admin/approvals/:id',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:id',
  bundleOrders: '/admin/bundles',
  bundleOrder: '/admin/bundles/:id',
  finance: '/admin/finance',
  providerComparison: '/admin/provider-comparison',
  partners: '/admin/partners',
  partner: '/admin/partners/:slug',
  adminSettings: '/admin/settings/:section?',
  companyNames: '/admin/companies',
  subscribers: '/admin/subscribers',
  subscriber: '/admin/subscribers/:id',
  publications: '/publications/:days?',
  publication: '/publication/:id',
} as const;

export type ScreenName = keyof typeof screenPaths;

type Value = string | number;

/** What the names in a path stand for; those with a question mark may be missing. */
type Filling<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Filling<First> & Filling<Rest>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: Value }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: Value }
      : unknown;

type Given<Path extends string> = Filling<Path> & Record<string, Value | undefined>;

/**
 * The address of a screen, from the root of the site.
 *
 * @param given what the path names, encoded; whatever else it has goes into the query, but for undefined
 */
export const screenAddress = <Name extends ScreenName>(
  name: Name,
  ...[given]: unknown extends Filling<(typeof screenPaths)[Name]>
    ? [Record<string, Value | undefined>?]
    : Partial<Record<string, Value>> extends Filling<(typeof screenPaths)[Name]>
      ? [Given<(typeof screenPaths)[Name]>?]
      : [Given<(typeof screenPaths)[Name]>]
): string => {
  const values: Record<string, Value | undefined> = given ?? {};
  const named = new Set<string>();
  const path = screenPaths[name].replaceAll(/\/:(\w+)\??/g, (_whole, key: string) => {
    named.add(key);
    const value = values[key];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (value !== undefined && !named.has(key)) query.set(key, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
};

const releaseScreens = {
  create: 'createRelease',
  edit: 'editRelease',
  details: 'releaseDetails',
} as const satisfies Record<string, ScreenName>;

/** The address of the screen that fits the state of a release, as screenFor names it. */
export const fittingAddress = (
  screen: keyof typeof releaseScreens,
  id: number,
  currentStep?: number,
): string => screenAddress(releaseScreens[screen], { id, currentStep });
