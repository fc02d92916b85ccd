import { message } from '@dispatch/contract';
import type { Call } from '../../platform/call/handler';
import { inputProblem, problem, type Problem } from '../../platform/call/problem';
import type { CreditCard } from '../../platform/ports/payments/cardGateway';
import { type PurchaseRequest, requestForRelease } from '../purchases/purchaseRequest';
import { assertOwnCard } from '../cards/cardOfIntent';
import { askedDiscounts } from '../discounts/discounts';
import { assertNamed, pay } from './payTotal';
import { payByCardForm } from './payByCardForm';
import type { PaidOrder } from './paymentRows';

/** A call that may carry the manual card form, or a card that the gateway keeps, instead of an intent. */
type CardCall = ReleaseCall | Call<'payAndSubmitEdit'>;

type ReleaseCall = Call<'capturePaymentIntent'> | Call<'captureUpgradeIntent'>;

/** The 400 of a card that does not come alone, or without its price. */
export const refusedCard = (
  pointer: string,
  key: 'order-total-changed' | 'payment-not-authorised',
): Problem => inputProblem([{ pointer, rule: 'creditCard', message: message(key) }]);

/** The card that was sent: typed, or by the id of a saved one; null without one. Throws a 400 for both. */
export const cardOf = ({
  creditCard,
  paymentMethodId,
}: Pick<CardCall['body'], 'creditCard' | 'paymentMethodId'>): CreditCard | number | null => {
  if (creditCard !== undefined && typeof paymentMethodId === 'number')
    throw refusedCard('/paymentMethodId', 'payment-not-authorised');
  return creditCard ?? paymentMethodId ?? null;
};

/** Pays by what was sent: a card of the gateway, which comes with the price that was shown, or an intent. */
export const payAsAsked = (
  request: PurchaseRequest,
  call: Pick<CardCall, 'body' | 'headers' | 'client' | 'session'>,
  intentId: string | null,
): Promise<PaidOrder> => {
  const { body, headers, client, session } = call;
  const { terms, amount, paymentMethodId } = body;
  const card = cardOf(body);
  if (card === null) return pay(request, intentId);
  assertOwnCard(session, { paymentMethodId });
  if (intentId !== null) throw refusedCard('/paymentIntent', 'payment-not-authorised');
  if (amount === undefined) throw refusedCard('/amount', 'order-total-changed');
  const { 'Idempotency-Key': key } = headers;
  return payByCardForm(request, { card, terms, key, address: client.address });
};

/** Throws the 403 of an access token that would charge somebody: it pays what prepaid releases and coupons cover. */
const refuseChargeByToken = ({ session, body }: ReleaseCall): void => {
  const { paymentIntent, paypalOrderId, paymentMethodId, creditCard } = body;
  const charges = [paymentIntent, paypalOrderId, paymentMethodId, creditCard].some(Boolean);
  if (session.tokenId !== null && charges) throw problem(403, 'not-by-token', message('not-by-token'));
};

/** Pays for a release, or for an upgrade of one. */
export const payOrder = async (call: ReleaseCall, purpose: 'release' | 'upgrade'): Promise<PaidOrder> => {
  refuseChargeByToken(call);
  const { distributionId, order, amount, couponAmount, paymentIntent, paypalOrderId } = call.body;
  await assertNamed(call.session.userId, call.body);
  const request = requestForRelease(call, {
    distributionId,
    purchase: { purpose, contents: order },
    asked: askedDiscounts(call.body),
    shown: { amount, couponAmount },
  });
  return payAsAsked(request, call, (paymentIntent ?? paypalOrderId) || null);
};
