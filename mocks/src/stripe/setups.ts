import type { Call } from './call';
import { behaviourOf } from './cards';
import { challengeOf, notAuthenticated } from './confirm';
import { badRequest, notFound, StripeFailure } from './failure';
import { newId, seconds } from './ledger';
import { methodFor } from './methods';
import { allowOnly, requiredText } from './params';
import type { PaymentMethod, SetupIntent } from './resources';

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

const isOpen = ({ status }: SetupIntent): boolean =>
  status === 'requires_payment_method' || status === 'requires_action';

export function cancelSetup(call: Call): object {
  const setup = retrieveSetup(call);
  if (!isOpen(setup)) throw unexpected(setup);
  const canceled: SetupIntent = { ...setup, status: 'canceled', next_action: null };
  call.ledger.setups.set(setup.id, canceled);
  return canceled;
}

/** Attaches the card that it has. */
function keep({ ledger }: Call, setup: SetupIntent, method: PaymentMethod): SetupIntent {
  const kept: SetupIntent = {
    ...setup,
    status: 'succeeded',
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  };
  ledger.methods.set(method.id, { ...method, customer: setup.customer });
  ledger.setups.set(setup.id, kept);
  return kept;
}

/** Attaches the card, once its bank has asked the holder where it does. */
export function confirmSetup(call: Call): object {
  const { ledger, params } = call;
  const setup = retrieveSetup(call);
  const method = methodFor(ledger, params);
  if (!isOpen(setup)) throw unexpected(setup);
  if (method === undefined) throw badRequest('A payment method is required.', { param: 'payment_method' });
  const { decline, attaches, challenge } = behaviourOf(ledger.cards.get(method.id)?.number ?? '');
  if (decline !== undefined && attaches !== true)
    throw new StripeFailure(402, 'card_error', decline.message, { ...decline });
  if (challenge !== true) return keep(call, setup, method);
  const waiting: SetupIntent = {
    ...setup,
    status: 'requires_action',
    payment_method: method.id,
    last_setup_error: null,
    next_action: challengeOf(call, setup),
  };
  ledger.setups.set(setup.id, waiting);
  return waiting;
}

/** What the cardholder answered to the bank. Anything but a waiting setup is left as it is. */
export function answerSetupChallenge(
  call: Call,
  setup: SetupIntent,
  outcome: 'complete' | 'fail',
): SetupIntent {
  const { ledger } = call;
  const method = ledger.methods.get(setup.payment_method ?? '');
  if (setup.status !== 'requires_action' || method === undefined) return setup;
  if (outcome === 'complete') return keep(call, setup, method);
  const failed: SetupIntent = {
    ...setup,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      code: 'setup_intent_authentication_failure',
      message: notAuthenticated,
      payment_method: method,
      type: 'invalid_request_error',
    },
  };
  ledger.setups.set(setup.id, failed);
  return failed;
}
