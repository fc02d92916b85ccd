import { createHash } from 'node:crypto';
import type { Call } from './call';
import { behaviourOf, readyMadeMethods, typingError } from './cards';
import { badRequest, notFound, StripeFailure } from './failure';
import { newId, seconds, type Ledger } from './ledger';
import { integer, nested, oneOf, requiredText, text, type Params } from './params';
import type { PaymentMethod } from './resources';

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
  return store(ledger, typed);
}

function store(
  ledger: Ledger,
  typed: { number: string; expMonth: number; expYear: number; cvc: string | null },
): PaymentMethod {
  const { brand } = behaviourOf(typed.number);
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    card: {
      brand,
      country: 'US',
      exp_month: typed.expMonth,
      exp_year: typed.expYear,
      fingerprint: createHash('sha256').update(`dispatch:${typed.number}`).digest('hex').slice(0, 16),
      funding: 'credit',
      last4: typed.number.slice(-4),
    },
    created: seconds(),
    customer: null,
    livemode: false,
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
  return store(ledger, { number, expMonth: 8, expYear, cvc: '123' });
}

export function detachMethod({ ledger, id }: Call): object {
  const method = ledger.methods.get(id);
  if (method === undefined) throw notFound('PaymentMethod', id, 'payment_method');
  if (method.customer === null) {
    throw badRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  // Stripe shows it still, and takes it for no payment any more.
  ledger.methods.delete(method.id);
  return { ...method, customer: null };
}
