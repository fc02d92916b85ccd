import type { Call } from './call';
import { createCustomer, deleteCustomer } from './customers';
import { confirmIntent, createIntent, retrieveIntent, updateIntent } from './intents';
import { page } from './lists';
import { detachMethod } from './methods';
import { cancelSetup, confirmSetup, createSetup, retrieveSetup } from './setups';
import { cancelIntent, captureIntent, createRefund } from './settle';

/** The calls of Stripe that the product makes. */
export interface Operation {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly run: (call: Call) => object;
  /** Whether a publishable key may call it too. */
  readonly fromBrowsers?: true;
}

export const operations: readonly Operation[] = [
  { method: 'post', path: '/v1/payment_intents', run: createIntent },
  { method: 'get', path: '/v1/payment_intents/:id', run: retrieveIntent, fromBrowsers: true },
  { method: 'post', path: '/v1/payment_intents/:id', run: updateIntent },
  { method: 'post', path: '/v1/payment_intents/:id/confirm', run: confirmIntent, fromBrowsers: true },
  { method: 'post', path: '/v1/payment_intents/:id/capture', run: captureIntent },
  { method: 'post', path: '/v1/payment_intents/:id/cancel', run: cancelIntent },

  { method: 'post', path: '/v1/payment_methods/:id/detach', run: detachMethod },

  { method: 'post', path: '/v1/setup_intents', run: createSetup },
  { method: 'get', path: '/v1/setup_intents/:id', run: retrieveSetup, fromBrowsers: true },
  { method: 'post', path: '/v1/setup_intents/:id/confirm', run: confirmSetup, fromBrowsers: true },
  { method: 'post', path: '/v1/setup_intents/:id/cancel', run: cancelSetup },

  { method: 'post', path: '/v1/customers', run: createCustomer },
  { method: 'delete', path: '/v1/customers/:id', run: deleteCustomer },

  { method: 'post', path: '/v1/refunds', run: createRefund },
  { method: 'get', path: '/v1/refunds', run: (call) => page(call, '/v1/refunds', call.ledger.refunds.all()) },
  {
    method: 'get',
    path: '/v1/webhook_endpoints',
    run: ({ webhookUrl: url }) => ({
      object: 'list',
      data: [{ id: 'we_1', object: 'webhook_endpoint', url, status: 'enabled', enabled_events: ['*'] }],
      has_more: false,
      url: '/v1/webhook_endpoints',
    }),
  },
  { method: 'get', path: '/v1/charges', run: (call) => page(call, '/v1/charges', call.ledger.charges.all()) },
];
