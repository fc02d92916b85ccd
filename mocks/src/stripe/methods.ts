import { createHash } from 'node:crypto';
import type { Call } from './call';
import { behaviourOf, readyMadeMethods, typingError } from './cards';
import { badRequest, notFound, StripeFailure } from './failure';
import { newId, seconds, type Ledger } from './ledger';
import { allowOnly, integer, mergedMetadata, nested, oneOf, requiredText, text, type Params } from './params';
import type { BillingDetails, PaymentMethod } from './resources';

function billingOf(params: Params | undefined): BillingDetails {
  const address = nested(params ?? {}, 'address') ?? {};
  const names = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'];
  return {
    address: Object.fromEntries(names.map((name) => [name, text(address, name) ?? null])),
    email: text(params ?? {}, 'email') ?? null,
    name: text(params ?? {}, 'name') ?? null,
    phone: text(params ?? {}, 'phone') ?? null,
  };
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}

function makeCard(ledger: Ledger, params: Params): PaymentMethod {
  oneOf(params, 'type', ['card']);
  if (requiredText(params, 'type') !== 'card')
    throw badRequest('Only cards are accepted.', { param: 'type' });
  const card = nested(params, 'card') ?? {};
  const typed = {
    number: requiredText(card, 'number').replace(/[\s-]/g, ''),
    expMonth: integer(card, 'exp_month') ?? 0,
    expYear: fullYear(integer(card, 'exp_year') ?? 0),
    cvc: text(card, 'cvc') ?? null,
  };
  const error = typingError(typed, new Date());
  if (error !== null) throw new StripeFailure(402, 'card_error', error.message, { ...error });
  return store(ledger, typed, billingOf(nested(params, 'billing_details')), mergedMetadata(params));
}

function store(
  ledger: Ledger,
  typed: { number: string; expMonth: number; expYear: number; cvc: string | null },
  billing: BillingDetails,
  metadata: PaymentMethod['metadata'],
): PaymentMethod {
  const { brand, challenge } = behaviourOf(typed.number);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: typed.cvc === null ? null : 'unchecked',
      },
      country: 'US',
      display_brand: brand,
      exp_month: typed.expMonth,
      exp_year: typed.expYear,
      fingerprint: createHash('sha256').update(`dispatch:${typed.number}`).digest('hex').slice(0, 16),
      funding: 'credit',
      last4: typed.number.slice(-4),
      networks: { available: [brand], preferred: null },
      three_d_secure_usage: { supported: challenge === true || brand !== 'unknown' },
      wallet: null,
    },
    created: seconds(),
    customer: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  ledger.methods.set(method.id, method);
  ledger.cards.set(method.id, { number: brand === 'unknown' ? null : typed.number });
  return method;
}

/** The payment method that an intent is to be paid with: one that exists, a ready-made one, or a card just typed. */
export function methodFor(ledger: Ledger, params: Params): PaymentMethod | undefined {
  const typed = nested(params, 'payment_method_data');
  if (typed !== undefined) return makeCard(ledger, typed);
  const id = text(params, 'payment_method');
  if (id === undefined || id === null) return undefined;
  const known = ledger.methods.get(id);
  if (known !== undefined) return known;
  const number = readyMadeMethods[id];
  if (number === undefined) throw notFound('PaymentMethod', id, 'payment_method');
  const expYear = new Date().getUTCFullYear() + 3;
  return store(ledger, { number, expMonth: 8, expYear, cvc: '123' }, billingOf(undefined), {});
}

function find({ ledger, id }: Call): PaymentMethod {
  const method = ledger.methods.get(id);
  if (method === undefined) throw notFound('PaymentMethod', id, 'payment_method');
  return method;
}

export function createMethod(call: Call): object {
  allowOnly(call.params, ['type', 'card', 'billing_details', 'metadata', 'allow_redisplay']);
  return makeCard(call.ledger, call.params);
}

export const retrieveMethod = (call: Call): object => find(call);

export function attachMethod(call: Call): object {
  const method = find(call);
  allowOnly(call.params, ['customer']);
  const customer = requiredText(call.params, 'customer');
  if (call.ledger.customers.get(customer) === undefined) throw notFound('customer', customer, 'customer');
  if (method.customer !== null && method.customer !== customer) {
    throw badRequest('The payment method you provided has already been attached to a customer.');
  }
  const attached = { ...method, customer };
  call.ledger.methods.set(method.id, attached);
  return attached;
}

export function detachMethod(call: Call): object {
  const method = find(call);
  if (method.customer === null) {
    throw badRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  // Stripe shows it still, and takes it for no payment any more.
  call.ledger.methods.delete(method.id);
  return { ...method, customer: null };
}
