import { eventHookSecret } from '../../src/testing/testConfig';
import type { Feeds } from './feed';
import { noRow } from './rows';

export const operations: Feeds = {
  receiveStripeEvent: {
    ids: { 'body.id': noRow('the provider’s number of the event') },
    complete: ({ request }) => {
      request.headers['Stripe-Signature'] = 'signed';
      Object.assign(request.body as object, { data: { object: { id: 'pi_3QK2' } } });
    },
  },
  receivePayPalEvent: {
    ids: { 'body.id': noRow('PayPal’s number of the event') },
    complete: ({ request }) => {
      request.headers['Paypal-Transmission-Sig'] = 'signed';
      Object.assign(request.body as object, { resource: { id: '5O190127TN364715T' } });
    },
  },
  receiveGatewayEvent: {
    ids: { 'body.notificationId': noRow('the gateway’s number of the event') },
    complete: ({ request }) => {
      request.headers['X-Anet-Signature'] = 'signed';
      Object.assign(request.body as object, { data: { object: { id: '60020981676' } } });
    },
  },
  receiveIdentityEvents: {
    ids: {
      'body.data.events.actor.id': noRow('the provider’s id of who did it'),
      'body.data.events.target.id': noRow(
        'the provider’s id of a person; whom we do not know is passed over',
      ),
    },
    complete: ({ request }) => {
      request.headers['X-Event-Hook-Secret'] = eventHookSecret;
    },
  },
};
