import { cents, toDollars } from '@dispatch/contract';
import { emit, type Call } from './call';
import { behaviourOf } from './cards';
import { badRequest, notFound, StripeFailure } from './failure';
import { findIntent } from './intents';
import { newId, seconds } from './ledger';
import { allowOnly, integer, mergedMetadata, requiredText } from './params';
import type { Charge, PaymentIntent, Refund } from './resources';

function unexpectedState(intent: PaymentIntent, message: string): StripeFailure {
  const details = { code: 'payment_intent_unexpected_state', payment_intent: intent };
  return new StripeFailure(400, 'invalid_request_error', message, details);
}

export function captureIntent(call: Call): object {
  const { ledger, params } = call;
  const intent = findIntent(call);
  allowOnly(params, ['amount_to_capture']);
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      intent,
      'This PaymentIntent could not be captured because it has already been captured.',
    );
  }
  if (intent.status !== 'requires_capture') {
    throw unexpectedState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const amount = integer(params, 'amount_to_capture') ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable) {
    throw badRequest(
      `The amount_to_capture must be greater than 0 and at most the amount that can be captured, ${intent.amount_capturable}.`,
      { code: 'amount_too_large', param: 'amount_to_capture' },
    );
  }
  const charge = ledger.charges.get(intent.latest_charge ?? '');
  if (charge === undefined) throw new Error(`The intent ${intent.id} has no charge.`);
  const captured: Charge = {
    ...charge,
    captured: true,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
  };
  const done: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: amount,
  };
  ledger.charges.set(captured.id, captured);
  ledger.intents.set(done.id, done);
  emit(call, 'payment_intent.succeeded', done);
  return done;
}

export function cancelIntent(call: Call): object {
  const { ledger, params } = call;
  const intent = findIntent(call);
  allowOnly(params, []);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  }
  const charge = ledger.charges.get(intent.latest_charge ?? '');
  if (charge !== undefined && intent.status === 'requires_capture') {
    ledger.charges.set(charge.id, { ...charge, refunded: true, amount_refunded: charge.amount });
  }
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: seconds(),
    next_action: null,
  };
  ledger.intents.set(canceled.id, canceled);
  emit(call, 'payment_intent.canceled', canceled);
  return canceled;
}

function chargeToRefund({ ledger, params }: Call): Charge {
  const intentId = requiredText(params, 'payment_intent');
  const intent = ledger.intents.get(intentId);
  if (intent === undefined) throw notFound('payment_intent', intentId, 'payment_intent');
  const charge = ledger.charges.get(intent.latest_charge ?? '');
  if (charge === undefined || !charge.paid || !charge.captured) {
    throw badRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  return charge;
}

const dollars = (amount: number): string => `$${toDollars(cents(amount)).toFixed(2)}`;

export function createRefund(call: Call): object {
  const { ledger, params } = call;
  allowOnly(params, ['payment_intent', 'amount', 'metadata']);
  const charge = chargeToRefund(call);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = integer(params, 'amount') ?? left;
  if (amount < 1) throw badRequest('Refund amount must be at least 1.', { param: 'amount' });
  if (amount > left) {
    throw badRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  }
  const failure = behaviourOf(ledger.cards.get(charge.payment_method)?.number ?? '').refundFailure;
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: seconds(),
    currency: charge.currency,
    metadata: mergedMetadata(params),
    payment_intent: charge.payment_intent,
    status: failure === undefined ? 'succeeded' : 'failed',
    ...(failure === undefined ? {} : { failure_reason: failure }),
  };
  ledger.refunds.set(refund.id, refund);
  if (failure !== undefined) return refund;
  const refunded = charge.amount_refunded + amount;
  const changed: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  ledger.charges.set(charge.id, changed);
  return refund;
}
