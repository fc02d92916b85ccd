import { inTransaction } from '../../platform/database/database';
import { runsWithKey } from '../../platform/http/rememberedKeys';
import type { Payment } from './Payment';
import type { Intent, ProviderName } from '../../platform/ports/payments/paymentsPort';
import { providerOf } from '../../platform/ports/payments/providers';
import { assertOffered, assertPaymentCaptcha } from './assertMayPay';
import type { PurchaseRequest } from '../purchases/purchaseRequest';
import { intentOf } from './usableIntent';
import { advance, livePayment, paidOrder, startPayment, storedPrice } from './paymentRows';
import { priceNow } from '../purchases/currentPrice';
import {
  alreadyPaid,
  askingTheProvider,
  belowLeastAmount,
  nothingToPay,
  paidElsewhere,
  stillRunning,
  totalChanged,
} from './paymentRefusals';
import { lockPurchase } from '../purchases/lockedPurchase';
import { letGo } from './settlePayment';

const rounds = 4;

/** As a browser is told of an intent. */
export const presentIntent = ({ id, clientSecret }: Intent) => ({ intentId: id, clientSecret });

/**
 * The intent by which something is paid. The server prices it; what the browser shows is only compared. A release has
 * one live intent for a purpose, and an account one for bundles. It follows the price and holds the user coupon; one
 * that the browser cannot use any more, or of another provider, is ended before another is made.
 */
export const prepareIntent = async (request: PurchaseRequest): Promise<Intent> => {
  const { provider = 'stripe', call } = request;
  await assertOffered(call, provider);
  await assertPaymentCaptcha(call);
  return followIntent(request);
};

/** The same for an intent that is there: it was offered, and its captcha was taken, when it was made. */
export const followIntent = (request: PurchaseRequest): Promise<Intent> =>
  askingTheProvider(request.call.log, async () => {
    const { provider = 'stripe', means, call } = request;
    const settling = { payments: call.ports.payments, actor: call.session, log: call.log };
    for (let round = 0; round < rounds; round += 1) {
      const { payment, fits } = await inTransaction(() => preparePayment(request, provider));
      if (fits) {
        const intent = await intentOf(payment, settling, means);
        if (intent !== null) return intent;
      } else await letGo(payment, settling);
    }
    throw stillRunning();
  });

/** Whether the call of another press, in another window, is authorising or charging a card at this moment. */
const isPaidElsewhere = async (
  { userId, requestKey }: Payment,
  ownKey: string | null | undefined,
): Promise<boolean> =>
  requestKey !== null && requestKey !== ownKey && (await runsWithKey(userId, requestKey));

/** The order at PayPal by which something is paid, and where the buyer approves it. */
export const preparePayPalOrder = async (request: PurchaseRequest) => {
  const { id, clientSecret } = await prepareIntent({ ...request, provider: 'paypal' });
  return { paypalOrderId: id, approvalUrl: clientSecret };
};

/**
 * The live payment, at today's price where it `fits`: is of this provider, and was not authorised with a card at once. In
 * a transaction; what is sold stays locked.
 */
const preparePayment = async (
  request: PurchaseRequest,
  provider: ProviderName,
): Promise<{ payment: Payment; fits: boolean }> => {
  const { call, purchase, asked, distributionId, check, isShown, means, kept } = request;
  const { userId } = call.session;
  const { purpose } = purchase;
  const locked = await lockPurchase({ userId, distributionId }, purchase, call.now);
  const paid = await paidOrder(locked, purchase);
  if (paid !== null) throw alreadyPaid(paid.OrderNumber);
  await check(locked);
  const live = await livePayment(locked, purpose);
  if (live !== null && (await isPaidElsewhere(live, kept?.requestKey))) throw paidElsewhere();
  const current = await priceNow(locked, asked, live?.paymentId ?? null);
  if (current.refusal !== null) throw current.refusal;
  if (!isShown(current)) throw totalChanged(current);
  if (current.quote.total === 0) throw nothingToPay();
  const { leastAmount } = providerOf(call.ports.payments, { provider });
  if (current.quote.total < leastAmount) throw belowLeastAmount(current, leastAmount);

  if (live === null) {
    const payment = await startPayment({ userId, distributionId, purpose, provider, ...kept }, current);
    return { payment, fits: true };
  }
  const fits = live.provider === provider && means === undefined;
  if (live.state === 'capturing' || live.state === 'canceling' || !fits) return { payment: live, fits };
  return { payment: (await advance(live, storedPrice(current, false))) ?? live, fits };
};
