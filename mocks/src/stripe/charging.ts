import { emit, type Call } from './call';
import { behaviourOf } from './cards';
import { StripeFailure, type CardError } from './failure';
import { newId, seconds } from './ledger';
import type { Charge, PaymentIntent, PaymentMethod } from './resources';

function chargeOf(intent: PaymentIntent, method: PaymentMethod, error: CardError | null): Charge {
  const paid = error === null;
  const isTaken = paid && intent.capture_method !== 'manual';
  const { brand, last4, exp_month, exp_year, country, funding, fingerprint } = method.card;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: isTaken ? intent.amount : 0,
    amount_refunded: 0,
    captured: isTaken,
    created: seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        last4,
        exp_month,
        exp_year,
        country,
        funding,
        fingerprint,
        amount_authorized: paid ? intent.amount : null,
      },
    },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
}

/** Takes the intent back to requires_payment_method, says why, and answers the refusal to throw. */
export function failIntent(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  error: { type: 'card_error' | 'invalid_request_error'; error: CardError; charge: Charge | null },
): StripeFailure {
  const { ledger } = call;
  const { message, ...rest } = error.error;
  const charge = error.charge === null ? {} : { charge: error.charge.id };
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...rest, ...charge, message, payment_method: method, type: error.type },
    latest_charge: error.charge?.id ?? intent.latest_charge,
  };
  ledger.intents.set(intent.id, failed);
  emit(call, 'payment_intent.payment_failed', failed);
  const details = { ...rest, ...charge, payment_intent: failed, payment_method: method };
  return new StripeFailure(error.type === 'card_error' ? 402 : 400, error.type, message, details);
}

/** With manual capture the amount is held (requires_capture), otherwise taken. A refusal is a card_error. */
export function charge(call: Call, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  const { ledger } = call;
  const error = behaviourOf(ledger.cards.get(method.id)?.number ?? '').decline ?? null;
  const made = chargeOf(intent, method, error);
  ledger.charges.set(made.id, made);
  if (error !== null) throw failIntent(call, intent, method, { type: 'card_error', error, charge: made });

  const isHeld = intent.capture_method === 'manual';
  const done: PaymentIntent = {
    ...intent,
    status: isHeld ? 'requires_capture' : 'succeeded',
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: method.id,
  };
  ledger.intents.set(done.id, done);
  if (done.customer !== null && done.setup_future_usage !== null) {
    ledger.methods.set(method.id, { ...method, customer: done.customer });
  }
  emit(call, isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', done);
  return done;
}
