import type { Handler, OperationId } from '../call/handler';

/**
 * The calls of the contract that the server does not carry out yet. They pass the gate and the validation like any
 * other and then answer 501. A call leaves the list when its handler joins handlers.ts; the type checker refuses a
 * call that is in both places or in none.
 */
export const notYetImplemented = [
  // document 1
  // document 3, the desk and the installation
  'approveWithChanges',
  'createRefundRequest',
  'getAdminUniversalCoupon',
  'getBundleOrder',
  'getCoupon',
  'getDeferredRevenue',
  'getInstallationFeatures',
  'getOrder',
  'getOrderRefunds',
  'getPublication',
  'getUser',
  'getUserFeatures',
  'giveBundle',
  'handBackRelease',
  'listArchiveCounts',
  'listAuditEntries',
  'listBundleLots',
  'listFailedJobs',
  'listPublications',
  'listRefundRequests',
  'listUserAddresses',
  'passUpRelease',
  'refundBundleOrder',
  'refuseRelease',
  'resetPassword',
  'resetSecondFactor',
  'retryFailedJob',
  'saveBundleLots',
  'saveCoupon',
  'saveReviewedRelease',
  'saveUniversalCoupon',
  'searchBundleOrders',
  'searchCoupons',
  'searchOrders',
  'searchUniversalCoupons',
  'searchUsers',
  'setCouponStatus',
  'setInstallationFeatures',
  'setRefundStatus',
  'setUserFeatures',
  'setUserGroup',
  'takeDownRelease',
  'unlockRelease',
  'verifyUserAddress',
  // document 2
  'acceptChanges',
  'cancelSubscription',
  'captureBundleIntent',
  'captureUpgradeIntent',
  'chooseFacebookPage',
  'confirmSocialAuthorization',
  'createBundleIntent',
  'createBundlePayPalOrder',
  'createPayPalOrder',
  'createPaymentProfile',
  'createPurchaseEditIntent',
  'declineChanges',
  'getCart',
  'getSocialAuthorization',
  'getTerms',
  'getUniversalCoupon',
  'hasActiveReleases',
  'listBundlePackages',
  'listFacebookPages',
  'listMyCoupons',
  'listPaymentMethods',
  'listSubscriptions',
  'moveBackToDraft',
  'payAndSubmitEdit',
  'payBundleOrder',
  'publishRelease',
  'receiveGatewayEvent',
  'receivePayPalEvent',
  'removePaymentMethod',
  'removeSocialAccount',
  'saveCart',
  'subscribe',
  'updateBundleIntent',
] as const satisfies readonly OperationId[];

/** Fields of a release that are not kept yet. */
const releaseFields = [
  '/newsImage',
  '/attachments',
  '/twitterMessage',
  '/xPostHandle',
  '/twitterSocialHandle',
  '/linkedinSocialHandle',
  '/facebookSocialHandle',
] as const;

/**
 * What implemented calls do not carry out yet. A body's field is a JSON pointer into it, with `*` for any item of a
 * list (`/newsImage`, `/attachments/*\/caption`); a query value is its bare name (`couponCode`). With `=` and a value
 * only that value is refused (`/purpose=upgrade`). A call that uses such a field answers 501 and names it: nothing
 * that was sent is silently dropped.
 */
export const notYetAccepted: Partial<Record<OperationId, readonly string[]>> = {
  approveRelease: ['/ownSiteOnly'],
  holdRelease: ['/kind=locked', '/kind=limited'],
  saveDraft: releaseFields,
  validateRelease: releaseFields,
  resubmitRelease: releaseFields,
  createPaymentIntent: [
    '/purpose=upgrade',
    '/applyBundlePackage',
    '/universalCouponCode',
    '/couponCode',
    '/captcha',
  ],
  capturePaymentIntent: [
    '/amount',
    '/paypalOrderId',
    '/applyBundlePackage',
    '/universalCouponCode',
    '/couponCode',
    '/couponAmount',
    '/creditCard',
    '/terms',
    '/captcha',
  ],
};

/** The names on the list. */
type NotYetImplemented = (typeof notYetImplemented)[number];

/** All calls that have to have a handler, each with its type. */
export type OperationHandlers<Waiting extends OperationId = NotYetImplemented> = {
  [Id in Exclude<OperationId, Waiting>]: Handler<Id>;
};
