import type { Call } from './call';
import { behaviourOf } from './cards';
import { badRequest, notFound, StripeFailure } from './failure';
import { newId, seconds } from './ledger';
import { methodFor } from './methods';
import { allowOnly, requiredText } from './params';
import type { SetupIntent } from './resources';

export function createSetup(call: Call): object {
  const { ledger, params } = call;
  allowOnly(params, ['customer', 'usage', 'automatic_payment_methods', 'payment_method_types', 'metadata']);
  const customer = requiredText(params, 'customer');
  if (ledger.customers.get(customer) === undefined) throw notFound('customer', customer, 'customer');
  const id = newId('seti');
  const setup: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: seconds(),
    customer,
    last_setup_error: null,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
  ledger.setups.set(id, setup);
  return setup;
}

/** A browser has to know its secret. */
export function retrieveSetup({ ledger, id, key, params }: Call): SetupIntent {
  const setup = ledger.setups.get(id);
  if (setup === undefined) throw notFound('setupintent', id, 'intent');
  if (key === 'publishable' && requiredText(params, 'client_secret') !== setup.client_secret)
    throw badRequest('The client_secret provided does not match the SetupIntent.', {
      param: 'client_secret',
    });
  return setup;
}

const unexpected = ({ status }: SetupIntent): StripeFailure =>
  badRequest(`You cannot do this to a SetupIntent because it has a status of ${status}.`, {
    code: 'setup_intent_unexpected_state',
  });

export function cancelSetup(call: Call): object {
  const setup = retrieveSetup(call);
  if (setup.status !== 'requires_payment_method') throw unexpected(setup);
  const canceled: SetupIntent = { ...setup, status: 'canceled' };
  call.ledger.setups.set(setup.id, canceled);
  return canceled;
}

/** Attaches the card, of which the bank is not asked: whom it would ask is taken to have answered. */
export function confirmSetup(call: Call): object {
  const { ledger, params } = call;
  const setup = retrieveSetup(call);
  const method = methodFor(ledger, params);
  if (setup.status !== 'requires_payment_method') throw unexpected(setup);
  if (method === undefined) throw badRequest('A payment method is required.', { param: 'payment_method' });
  const { decline, attaches } = behaviourOf(ledger.cards.get(method.id)?.number ?? '');
  if (decline !== undefined && attaches !== true)
    throw new StripeFailure(402, 'card_error', decline.message, { ...decline });
  const kept: SetupIntent = { ...setup, status: 'succeeded', payment_method: method.id };
  ledger.methods.set(method.id, { ...method, customer: setup.customer });
  ledger.setups.set(setup.id, kept);
  return kept;
}
