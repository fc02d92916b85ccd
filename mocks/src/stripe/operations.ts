import type { Call } from './call';
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from './customers';
import { notFound } from './failure';
import { confirmIntent, createIntent, retrieveIntent, updateIntent } from './intents';
import { page } from './lists';
import { attachMethod, createMethod, detachMethod, retrieveMethod } from './methods';
import { cancelSetup, confirmSetup, createSetup, retrieveSetup } from './setups';
import { cancelIntent, captureIntent, createRefund } from './settle';

export interface Operation {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly run: (call: Call) => object;
  /** Whether a publishable key may call it too. */
  readonly fromBrowsers?: true;
}

const retrieve =
  (kind: string, rows: (call: Call) => { get(id: string): object | undefined }) =>
  (call: Call): object => {
    const found = rows(call).get(call.id);
    if (found === undefined) throw notFound(kind, call.id);
    return found;
  };

export const operations: readonly Operation[] = [
  { method: 'post', path: '/v1/payment_intents', run: createIntent },
  {
    method: 'get',
    path: '/v1/payment_intents',
    run: (call) => page(call, '/v1/payment_intents', call.ledger.intents.all(), ['customer']),
  },
  { method: 'get', path: '/v1/payment_intents/:id', run: retrieveIntent, fromBrowsers: true },
  { method: 'post', path: '/v1/payment_intents/:id', run: updateIntent },
  { method: 'post', path: '/v1/payment_intents/:id/confirm', run: confirmIntent, fromBrowsers: true },
  { method: 'post', path: '/v1/payment_intents/:id/capture', run: captureIntent },
  { method: 'post', path: '/v1/payment_intents/:id/cancel', run: cancelIntent },

  { method: 'post', path: '/v1/payment_methods', run: createMethod, fromBrowsers: true },
  {
    method: 'get',
    path: '/v1/payment_methods',
    run: (call) => page(call, '/v1/payment_methods', call.ledger.methods.all(), ['customer', 'type']),
  },
  { method: 'get', path: '/v1/payment_methods/:id', run: retrieveMethod },
  { method: 'post', path: '/v1/payment_methods/:id/attach', run: attachMethod },
  { method: 'post', path: '/v1/payment_methods/:id/detach', run: detachMethod },

  { method: 'post', path: '/v1/setup_intents', run: createSetup },
  { method: 'get', path: '/v1/setup_intents/:id', run: retrieveSetup, fromBrowsers: true },
  { method: 'post', path: '/v1/setup_intents/:id/confirm', run: confirmSetup, fromBrowsers: true },
  { method: 'post', path: '/v1/setup_intents/:id/cancel', run: cancelSetup },

  { method: 'post', path: '/v1/customers', run: createCustomer },
  {
    method: 'get',
    path: '/v1/customers',
    run: (call) => page(call, '/v1/customers', call.ledger.customers.all(), ['email']),
  },
  { method: 'get', path: '/v1/customers/:id', run: retrieveCustomer },
  { method: 'post', path: '/v1/customers/:id', run: updateCustomer },
  { method: 'delete', path: '/v1/customers/:id', run: deleteCustomer },

  { method: 'post', path: '/v1/refunds', run: createRefund },
  {
    method: 'get',
    path: '/v1/refunds',
    run: (call) => page(call, '/v1/refunds', call.ledger.refunds.all(), ['charge', 'payment_intent']),
  },
  { method: 'get', path: '/v1/refunds/:id', run: retrieve('refund', ({ ledger }) => ledger.refunds) },

  {
    method: 'get',
    path: '/v1/charges',
    run: (call) => page(call, '/v1/charges', call.ledger.charges.all(), ['customer', 'payment_intent']),
  },
  { method: 'get', path: '/v1/charges/:id', run: retrieve('charge', ({ ledger }) => ledger.charges) },

  {
    method: 'get',
    path: '/v1/events',
    run: (call) => page(call, '/v1/events', call.ledger.events.all(), ['type']),
  },
  { method: 'get', path: '/v1/events/:id', run: retrieve('event', ({ ledger }) => ledger.events) },
];
