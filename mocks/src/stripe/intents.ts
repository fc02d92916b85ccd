import { randomBytes } from 'node:crypto';
import { emit, type Call } from './call';
import { confirm } from './confirm';
import { badRequest, notFound, StripeFailure } from './failure';
import { newId, seconds } from './ledger';
import { methodFor } from './methods';
import {
  allowOnly,
  flag,
  integer,
  mergedMetadata,
  nested,
  oneOf,
  requiredText,
  text,
  type Params,
} from './params';
import type { PaymentIntent } from './resources';

const changeable = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'payment_method_types',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_group',
  'capture_method',
];

const atConfirmation = [
  'return_url',
  'off_session',
  'use_stripe_sdk',
  'error_on_requires_action',
  'mandate_data',
];

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
  const currency = text(params, 'currency');
  const changes: Record<string, unknown> = {
    amount: amountOf(params),
    currency: currency === null ? undefined : currency?.toLowerCase(),
    customer: customerOf(call),
    description: text(params, 'description'),
    payment_method: params['payment_method'] === '' ? null : methodFor(ledger, params)?.id,
    receipt_email: text(params, 'receipt_email'),
    setup_future_usage: oneOf(params, 'setup_future_usage', ['on_session', 'off_session']),
    shipping: nested(params, 'shipping'),
    statement_descriptor: text(params, 'statement_descriptor'),
    statement_descriptor_suffix: text(params, 'statement_descriptor_suffix'),
    transfer_group: text(params, 'transfer_group'),
    capture_method: oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? undefined,
    payment_method_options: nested(params, 'payment_method_options'),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

export function createIntent(call: Call): object {
  const { params, ledger } = call;
  allowOnly(params, [
    ...changeable,
    ...atConfirmation,
    'confirm',
    'automatic_payment_methods',
    'confirmation_method',
    'on_behalf_of',
  ]);
  requiredText(params, 'amount');
  requiredText(params, 'currency');
  const automatic = nested(params, 'automatic_payment_methods');
  const types = params['payment_method_types'];
  const id = newId('pi');
  const changes = changesOf(call);
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: 0,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods:
      types === undefined && automatic?.['enabled'] !== 'false'
        ? { enabled: true, allow_redirects: text(automatic ?? {}, 'allow_redirects') ?? 'always' }
        : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(18).toString('base64url').replace(/[-_]/g, 'x')}`,
    confirmation_method: oneOf(params, 'confirmation_method', ['automatic', 'manual']) ?? 'automatic',
    created: seconds(),
    currency: 'usd',
    customer: null,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    ...changes,
    metadata: mergedMetadata(params),
    status: (changes.payment_method ?? null) === null ? 'requires_payment_method' : 'requires_confirmation',
  };
  ledger.intents.set(id, intent);
  emit(call, 'payment_intent.created', intent);
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
  const sent = Object.keys(changes).find(
    (name) => !['description', 'receipt_email', 'transfer_group'].includes(name),
  );
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
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
];

export function publicIntent(intent: PaymentIntent): object {
  return Object.fromEntries(shownToBrowsers.map((name) => [name, intent[name]]));
}

export const retrieveIntent = (call: Call): object => findIntent(call);

export function confirmIntent(call: Call): object {
  allowOnly(call.params, [...changeable, ...atConfirmation, 'client_secret', 'expected_payment_method_type']);
  return confirm(call, findIntent(call));
}
