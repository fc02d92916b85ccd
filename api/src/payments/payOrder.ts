import { message } from '@dispatch/contract';
import type { Call } from '../call/handler';
import { inputProblem } from '../call/problem';
import { type Buying, buyingOf } from './buying';
import { askedDiscounts } from './discounts';
import { assertNamed, pay } from './pay';
import { payByCardForm } from './payByCardForm';
import type { PaidOrder } from './paymentRows';

/** A call that may carry the manual card form instead of an intent. */
type CardCall = Call<'capturePaymentIntent'> | Call<'captureUpgradeIntent'> | Call<'payAndSubmitEdit'>;

/** Pays by what was sent: the manual card form, which comes with the price that was shown, or an intent. */
export const payAsAsked = (
  buying: Buying,
  { body, headers, client }: Pick<CardCall, 'body' | 'headers' | 'client'>,
  intentId: string | null,
): Promise<PaidOrder> => {
  const { creditCard: card, terms, amount } = body;
  if (card === undefined) return pay(buying, intentId);
  const wrong = intentId !== null ? '/paymentIntent' : amount === undefined ? '/amount' : null;
  if (wrong !== null)
    throw inputProblem([
      {
        pointer: wrong,
        rule: 'creditCard',
        message: message(wrong === '/amount' ? 'order-total-changed' : 'payment-not-authorised'),
      },
    ]);
  const { 'Idempotency-Key': key } = headers;
  return payByCardForm(buying, { card, terms, key, address: client.address });
};

/** Pays for a release, or for an upgrade of one. */
export const payOrder = async (
  call: Call<'capturePaymentIntent'> | Call<'captureUpgradeIntent'>,
  purpose: 'release' | 'upgrade',
): Promise<PaidOrder> => {
  const { distributionId, order, amount, couponAmount, paymentIntent, paypalOrderId } = call.body;
  await assertNamed(call.session.userId, call.body);
  const buying = buyingOf(call, {
    distributionId,
    purchase: { purpose, contents: order },
    asked: askedDiscounts(call.body),
    shown: { amount, couponAmount },
  });
  return payAsAsked(buying, call, (paymentIntent ?? paypalOrderId) || null);
};
