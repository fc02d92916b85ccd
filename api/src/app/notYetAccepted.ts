import type { OperationId } from '../call/handler';

/** Fields of a release that are not kept yet. */
const releaseFields = [
  '/twitterMessage',
  '/xPostHandle',
  '/twitterSocialHandle',
  '/linkedinSocialHandle',
  '/facebookSocialHandle',
] as const;

/**
 * What implemented calls do not carry out yet. A body's field is a JSON pointer into it, with `*` for any item of a
 * list (`/twitterMessage`, `/items/*\/name`); a query value is its bare name (`couponCode`). With `=` and a value
 * only that value is refused (`/purpose=upgrade`). A call that uses such a field answers 501 and names it: nothing
 * that was sent is silently dropped.
 */
export const notYetAccepted: Partial<Record<OperationId, readonly string[]>> = {
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
