import { fromDollars, isDollarAmount } from '@dispatch/contract';
import type { Call, OperationId } from '../../platform/call/handler';
import type { AskedDiscounts, Payment, Purchase } from '../payments/Payment';
import type { IntentMeans, ProviderName } from '../../platform/ports/payments/paymentsPort';
import { type CurrentPrice, sameContents } from './currentPrice';
import { assertComplete } from './payableRelease';
import type { LockedPurchase } from './lockedPurchase';

export type PayingCall = Pick<Call<OperationId>, 'ports' | 'now' | 'config' | 'log'> & {
  session: Call<'capturePaymentIntent'>['session'];
  body: { captcha?: string };
};

/** What somebody wants to buy, and what they were shown of its price. */
export type PurchaseRequest = {
  call: PayingCall;
  /** Null for bundles. */
  distributionId: number | null;
  purchase: Purchase;
  asked: AskedDiscounts;
  /** By whom it is paid; the embedded form unless something else is said. */
  provider?: ProviderName;
  /** What that provider needs for the intent. */
  means?: IntentMeans;
  /** What is kept with a payment by the manual card form. */
  kept?: Pick<Payment, 'requestKey' | 'termsId' | 'termsAgreedAt' | 'paymentMethodId'>;
  /** Throws when it cannot be bought as it is locked now. */
  check: (locked: LockedPurchase) => void | Promise<void>;
  /** Whether the price is the one that was shown. */
  isShown: (current: CurrentPrice) => boolean;
};

/** Amounts that a browser shows, in US dollars; what it leaves out is not compared. */
type Shown = { amount?: number | null; couponAmount?: number | null };

const isAmount = (shown: number | null | undefined, cents: number): boolean =>
  shown === null || shown === undefined || (isDollarAmount(shown) && fromDollars(shown) === cents);

const isShown =
  (purchase: Purchase, { amount, couponAmount }: Shown) =>
  ({ contents, quote, sources }: CurrentPrice): boolean =>
    isAmount(amount, quote.total) &&
    isAmount(couponAmount, sources.userCouponCents ?? 0) &&
    sameContents(purchase.contents, contents);

export const requestForRelease = (
  call: PayingCall,
  {
    distributionId,
    purchase,
    asked,
    shown,
  }: { distributionId: number; purchase: Purchase; asked: AskedDiscounts; shown: Shown },
): PurchaseRequest => ({
  call,
  distributionId,
  purchase,
  asked,
  check: async ({ release, whyNot }) => {
    if (whyNot !== null) throw whyNot;
    if (purchase.purpose === 'release' && release !== null) await assertComplete(release, call);
  },
  isShown: isShown(purchase, shown),
});
