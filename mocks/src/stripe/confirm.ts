import type { Call } from './call';
import { behaviourOf } from './cards';
import { charge, failIntent } from './charging';
import { badRequest, StripeFailure } from './failure';
import { methodFor } from './methods';
import { flag, oneOf } from './params';
import type { NextAction, PaymentIntent, PaymentMethod } from './resources';

function mayBeConfirmed(intent: PaymentIntent): void {
  if (['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) return;
  const message =
    intent.status === 'succeeded' || intent.status === 'requires_capture'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`;
  throw new StripeFailure(400, 'invalid_request_error', message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

/** Where the cardholder answers the bank. */
export function challengeOf(call: Call, intent: Pick<PaymentIntent, 'id' | 'client_secret'>): NextAction {
  const url = `${call.address}/challenge/${intent.id}?client_secret=${intent.client_secret}`;
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
}

export function confirm(call: Call, intent: PaymentIntent): PaymentIntent {
  const { ledger, params } = call;
  mayBeConfirmed(intent);
  const method =
    methodFor(ledger, params) ??
    (intent.payment_method === null ? undefined : ledger.methods.get(intent.payment_method));
  if (method === undefined) {
    throw badRequest(
      'You cannot confirm this PaymentIntent because it’s missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  }
  if (method.customer !== null && method.customer !== intent.customer) {
    throw badRequest(
      `The payment method ${method.id} belongs to a customer. Please include the customer in the customer parameter on the PaymentIntent.`,
      { param: 'payment_method', payment_intent: intent },
    );
  }
  const usage = oneOf(params, 'setup_future_usage', ['on_session', 'off_session']);
  const ready: PaymentIntent = {
    ...intent,
    payment_method: method.id,
    ...(usage === undefined ? {} : { setup_future_usage: usage }),
  };
  if (behaviourOf(ledger.cards.get(method.id)?.number ?? '').challenge !== true)
    return charge(call, ready, method);

  if (flag(params, 'off_session') === true) {
    const error = {
      code: 'authentication_required',
      decline_code: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    };
    throw failIntent(call, ready, method, { type: 'card_error', error, charge: null });
  }
  const waiting: PaymentIntent = {
    ...ready,
    status: 'requires_action',
    last_payment_error: null,
    next_action: challengeOf(call, ready),
  };
  ledger.intents.set(waiting.id, waiting);
  return waiting;
}

export const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** What the cardholder answered to the bank. Anything but a waiting intent is left as it is. */
export function answerChallenge(
  call: Call,
  intent: PaymentIntent,
  outcome: 'complete' | 'fail',
): PaymentIntent {
  const method: PaymentMethod | undefined = call.ledger.methods.get(intent.payment_method ?? '');
  if (intent.status !== 'requires_action' || method === undefined) return intent;
  try {
    if (outcome === 'complete') return charge(call, { ...intent, next_action: null }, method);
    throw failIntent(call, intent, method, {
      type: 'invalid_request_error',
      error: { code: 'payment_intent_authentication_failure', message: notAuthenticated },
      charge: null,
    });
  } catch (error) {
    if (error instanceof StripeFailure) return call.ledger.intents.get(intent.id) ?? intent;
    throw error;
  }
}
