import { randomBytes } from 'node:crypto';
import type { Call } from './call';
import { confirm } from './confirm';
import { badRequest, notFound, StripeFailure } from './failure';
import { newId, seconds } from './ledger';
import { methodFor } from './methods';
import { allowOnly, flag, integer, mergedMetadata, oneOf, requiredText, text, type Params } from './params';
import type { PaymentIntent } from './resources';

const changeable = [
  'amount',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'setup_future_usage',
];

const atConfirmation = ['return_url', 'off_session', 'use_stripe_sdk'];

function amountOf(params: Params): number | undefined {
  const amount = integer(params, 'amount');
  if (amount === undefined) return undefined;
  if (amount < 1) {
    throw badRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount < 50) {
    throw badRequest('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > 99_999_999) {
    throw badRequest('Amount must be no more than $999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  return amount;
}

function customerOf({ ledger, params }: Call): string | null | undefined {
  const id = text(params, 'customer');
  if (typeof id === 'string' && ledger.customers.get(id) === undefined)
    throw notFound('customer', id, 'customer');
  return id;
}

export function findIntent({ ledger, id, key, params }: Call): PaymentIntent {
  const intent = ledger.intents.get(id);
  if (intent === undefined) throw notFound('payment_intent', id, 'intent');
  if (key === 'secret') return intent;
  if (requiredText(params, 'client_secret') !== intent.client_secret) {
    throw badRequest(
      'The client_secret provided does not match the client_secret associated with this PaymentIntent.',
      {
        param: 'client_secret',
      },
    );
  }
  return intent;
}

/** What was sent, as changes of an intent; what was not sent is not in the answer. */
function changesOf(call: Call): Partial<PaymentIntent> {
  const { params, ledger } = call;
  const changes: Record<string, unknown> = {
    amount: amountOf(params),
    customer: customerOf(call),
    description: text(params, 'description'),
    payment_method: params['payment_method'] === '' ? null : methodFor(ledger, params)?.id,
    setup_future_usage: oneOf(params, 'setup_future_usage', ['on_session', 'off_session']),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

export function createIntent(call: Call): object {
  const { params, ledger } = call;
  allowOnly(params, [
    ...changeable,
    ...atConfirmation,
    'confirm',
    'currency',
    'capture_method',
    'automatic_payment_methods',
  ]);
  requiredText(params, 'amount');
  oneOf(params, 'currency', ['usd']);
  const id = newId('pi');
  const changes = changesOf(call);
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: 0,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    capture_method: oneOf(params, 'capture_method', ['manual']) ?? 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`,
    created: seconds(),
    currency: 'usd',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    setup_future_usage: null,
    ...changes,
    metadata: mergedMetadata(params),
    status: (changes.payment_method ?? null) === null ? 'requires_payment_method' : 'requires_confirmation',
  };
  ledger.intents.set(id, intent);
  return flag(params, 'confirm') === true ? confirm(call, intent) : intent;
}

const open: readonly PaymentIntent['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

export function updateIntent(call: Call): object {
  const intent = findIntent(call);
  allowOnly(call.params, changeable);
  const changes = changesOf(call);
  const sent = Object.keys(changes).find((name) => name !== 'description');
  if (!open.includes(intent.status) && sent !== undefined) {
    throw new StripeFailure(
      400,
      'invalid_request_error',
      `This PaymentIntent's ${sent} could not be updated because it has a status of ${intent.status}. You may only update the ${sent} of a PaymentIntent with one of the following statuses: ${open.join(', ')}.`,
      { code: 'payment_intent_unexpected_state', param: sent, payment_intent: intent },
    );
  }
  const status = changes.payment_method === null ? 'requires_payment_method' : 'requires_confirmation';
  const changed: PaymentIntent = {
    ...intent,
    ...changes,
    ...(changes.payment_method === undefined ? {} : { status, next_action: null }),
    metadata: mergedMetadata(call.params, intent.metadata),
  };
  call.ledger.intents.set(intent.id, changed);
  return changed;
}

const shownToBrowsers: readonly (keyof PaymentIntent)[] = [
  'id',
  'object',
  'amount',
  'canceled_at',
  'capture_method',
  'client_secret',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'setup_future_usage',
  'status',
];

export function publicIntent(intent: PaymentIntent): object {
  return Object.fromEntries(shownToBrowsers.map((name) => [name, intent[name]]));
}

export const retrieveIntent = (call: Call): object => findIntent(call);

export function confirmIntent(call: Call): object {
  allowOnly(call.params, [...changeable, ...atConfirmation, 'client_secret']);
  return confirm(call, findIntent(call));
}
