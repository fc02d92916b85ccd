import type { MessageKey } from '../src/messages';

/** Which calls may give a message as a refusal, and the code that it comes with when that is not its own name. */
export type RefusalCause = { by: readonly string[]; code?: string };

/**
 * Every message of a 403, 404 or 409, with what a call has to take or be to answer it: the name of a parameter or of a
 * field of its body, its operationId, its tag as `tag:order`, `permission` when it asks for one, `any`.
 */
export const refusalCauses: Partial<Record<MessageKey, RefusalCause>> = {
  // 403
  'not-allowed': { by: ['permission'] },
  'not-while-impersonating': { by: ['permission'] },
  'provider-email-not-verified': { by: ['createSession'], code: 'email-not-verified' },
  'activation-required': { by: ['createSession'] },
  'no-account': { by: ['createSession'] },
  'user-refused': { by: ['tag:adminUser'] },
  'own-group': { by: ['group'] },
  'group-refused': { by: ['group'] },
  'impersonation-refused': { by: ['impersonateUser'] },
  'refund-not-allowed': { by: ['createRefundRequest'] },
  'refund-own': { by: ['orderRefundRequestId'] },
  // 404
  'not-found': { by: ['any'] },
  'file-unreadable': { by: ['logoUploadKey'], code: 'not-found' },
  'token-unknown': { by: ['encryptedToken'] },
  'token-expired': { by: ['encryptedToken'] },
  'user-missing': { by: ['tag:adminUser', 'userAccountId', 'getMe', 'saveProfile'] },
  'order-missing': { by: ['orderId', 'getBundleOrder', 'listBundleLots'] },
  'publication-missing': { by: ['tag:publication'] },
  'coupon-not-found': { by: ['couponCode'] },
  'uploads-closed': { by: ['myFile'] },
  'social-account-not-found': { by: ['tag:social'] },
  // 409: the same call runs, or somebody else's
  'request-running': { by: ['Idempotency-Key'] },
  'payment-running': {
    by: [
      'tag:order',
      'tag:purchaseEdit',
      'cancelSubscription',
      'deleteDraft',
      'deleteAccount',
      'refuseRelease',
      'refundBundleOrder',
    ],
    code: 'request-running',
  },
  busy: { by: ['x-moves'] },
  // 409: a release
  'state-conflict': { by: ['x-moves'] },
  'state-not-editable': { by: ['x-moves'], code: 'state-conflict' },
  'save-approved': { by: ['distributionVersion'], code: 'state-conflict' },
  'draft-stale': { by: ['distributionVersion', 'releaseDate'] },
  'release-unpaid': { by: ['submitRelease', 'resubmitRelease', 'purpose', 'captureUpgradeIntent'] },
  'release-paid-kept': { by: ['deleteDraft'], code: 'release-paid' },
  'release-paid-package': { by: ['distributionVersion'], code: 'release-paid' },
  'release-paid-additions': { by: ['distributionVersion'], code: 'release-paid' },
  'text-changed': { by: ['approveRelease'] },
  'text-unsubmitted': { by: ['approveRelease'], code: 'text-changed' },
  'edit-decided': { by: ['declineEditRequest', 'editRequestIds'] },
  'nothing-changed': { by: ['approveWithChanges'] },
  // 409: money
  'release-paid': { by: ['purpose'], code: 'already-paid' },
  'nothing-to-pay': { by: ['purpose'] },
  'below-least-amount': { by: ['purpose'] },
  'order-total-changed': { by: ['amount', 'cart'] },
  'payment-not-authorised': { by: ['paymentIntent', 'createPaymentIntent'] },
  'payment-not-offered': {
    by: ['creditCard', 'createPaymentIntent', 'createPurchaseEditIntent', 'beginCardSetup'],
  },
  'payment-elsewhere': { by: ['creditCard', 'createPayPalOrder', 'createBundlePayPalOrder'] },
  'payment-failed': { by: ['paymentIntent', 'paypalOrderId'], code: 'payment-not-authorised' },
  'cart-stale': { by: ['X-Cart-Version'] },
  'intent-ended': { by: ['intentId'] },
  'terms-changed': { by: ['terms'] },
  'coupon-used': { by: ['couponCode', 'universalCouponCode'] },
  'subscription-exists': { by: ['autoRenew'] },
  'payment-method-in-use': { by: ['removePaymentMethod'] },
  // 409: accounts and partners
  'token-used': { by: ['encryptedToken'] },
  'session-current': { by: ['endSession'] },
  'export-running': { by: ['requestAccountExport'] },
  'report-ahead': { by: ['makeDeferredRevenue'] },
  'account-busy': { by: ['deleteAccount'] },
  'last-admin': { by: ['deleteAccount'] },
  'not-impersonating': { by: ['restoreAdmin'] },
  'slug-taken': { by: ['slug'] },
  'partner-stale': { by: ['version'] },
  // 409: the back-office
  'settings-stale': { by: ['version'] },
  'list-name-taken': { by: ['categoryName'] },
  'list-in-use': { by: ['deleteJournalistList'] },
  'import-running': { by: ['importJournalists', 'removeJournalists', 'deleteJournalistList'] },
  'coupon-final': { by: ['tag:adminCoupon'] },
  'coupon-stale': { by: ['saveCoupon', 'saveUniversalCoupon'] },
  'coupon-below-spent': { by: ['originalAmount'] },
  'coupon-fixed': { by: ['userAccountId'] },
  'coupon-code-taken': { by: ['universalCouponId'] },
  'coupon-locked': { by: ['universalCouponId'] },
  'refund-maximum': { by: ['createRefundRequest', 'orderRefundRequestId'] },
  'refund-too-high': { by: ['createRefundRequest', 'orderRefundRequestId'] },
  'refund-decided': { by: ['orderRefundRequestId'] },
  'refund-update-failed': { by: ['orderRefundRequestId'] },
  'bundle-below-used': { by: ['saveBundleLots'] },
  'bundle-line-refunded': { by: ['refundBundleOrder', 'saveBundleLots'] },
  'bundle-line-used': { by: ['refundBundleOrder', 'orderRefundRequestId'] },
  'bundle-lines-mixed': { by: ['refundBundleOrder'] },
  'bundle-refund-failed': { by: ['refundBundleOrder'] },
};
