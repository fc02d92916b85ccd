import { emit, type Call } from './call';
import { behaviourOf } from './cards';
import { StripeFailure, type CardError } from './failure';
import { newId, seconds } from './ledger';
import type { Charge, PaymentIntent, PaymentMethod } from './resources';

function chargeOf(intent: PaymentIntent, method: PaymentMethod, error: CardError | null): Charge {
  const manual = intent.capture_method === 'manual';
  const paid = error === null;
  const { brand, last4, exp_month, exp_year, country, funding, fingerprint } = method.card;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid && !manual ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: paid && !manual,
    created: seconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: paid
      ? {
          network_status: 'approved_by_network',
          risk_level: 'normal',
          seller_message: 'Payment complete.',
          type: 'authorized',
        }
      : {
          network_status: 'declined_by_network',
          reason: error.decline_code ?? error.code,
          type: 'issuer_declined',
        },
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
    receipt_email: intent.receipt_email,
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

  const manual = intent.capture_method === 'manual';
  const done: PaymentIntent = {
    ...intent,
    status: manual ? 'requires_capture' : 'succeeded',
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: method.id,
  };
  ledger.intents.set(done.id, done);
  if (done.customer !== null && done.setup_future_usage !== null) {
    ledger.methods.set(method.id, { ...method, customer: done.customer });
  }
  emit(call, manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', done);
  emit(call, 'charge.succeeded', made);
  return done;
}
