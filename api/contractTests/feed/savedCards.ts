import { randomUUID } from 'node:crypto';
import { execute } from '../../src/platform/database/database';
import { manualCard } from '../../src/testing/gatewayStandIn';
import { makeSavedCard } from '../../src/testing/makeHoldings';
import { makeRenewable } from '../../src/testing/makeSubscription';
import { termsInForce } from '../../src/money/prices/terms';
import type { User } from '../../src/people/users/User';
import { withoutStripe } from './bundle';
import type { Feeds, OwnedId, RowKind, Sending } from './feed';
import { making } from './rows';

/** Its id is that of nothing else: many lists show an `id`. */
const makeCard = async (user: User): Promise<number> => {
  const sequence = `pg_get_serial_sequence('payment_methods', 'payment_method_id')`;
  await execute(`select setval(${sequence}, greatest(900000, nextval(${sequence})))`);
  return makeSavedCard(user);
};

const ownCard: OwnedId = {
  kind: { name: 'saved card', shownAs: ['id', 'paymentMethodId'] },
  make: (_place, { user }) => makeCard(user),
  reach: 'owner',
};

const cardOfBody = { why: 'a card of somebody else breaks the rule of its field' };

const subscriptions: RowKind = { name: 'subscription', shownAs: [] };

const ownSubscription: OwnedId = {
  kind: subscriptions,
  make: async (place, { user }) => {
    const { orderId, cardId } = await makeRenewable(place, user);
    const [made] = await execute<{ id: number }>(
      `insert into subscriptions (user_id, order_id, payment_method_id, name, contents, terms_id, agreed_at, started_at, due_at)
       select $1, $2, $3, 'Harbor', '[{"packageId":"140","quantity":5}]', terms_id, now(), now(), now() + interval '1 year'
         from terms where kind = 'renewal' limit 1 returning subscription_id as id`,
      [user.userId, orderId, cardId],
    );
    return made?.id ?? 0;
  },
  reach: 'owner',
};

const bodyOf = ({ request }: Sending) => request.body as Record<string, unknown>;

const bundleOrder: OwnedId = {
  kind: { name: 'bundle order', shownAs: ['bundleOrderId'] },
  make: async (place, { user }) => (await makeRenewable(place, user)).orderId,
  reach: 'owner',
};

export const savedCards: Feeds = {
  listSubscriptions: { complete: making(ownSubscription.make) },
  subscribe: {
    ids: {
      'body.bundleOrderId': bundleOrder,
      'body.intentId': { why: 'it names the payment of the order' },
      'body.paymentMethodId': cardOfBody,
    },
    complete: async (sending) => {
      const body = bodyOf(sending);
      const [paid] = await execute<{ intent: string }>(
        'select intent_id as intent from payments where order_id = $1',
        [body['bundleOrderId']],
      );
      const { version } = (await termsInForce()).renewal;
      Object.assign(body, { intentId: paid?.intent ?? body['intentId'], paymentMethodId: null });
      Object.assign(body['terms'] as object, { version, agreed: true, agreedAt: new Date().toISOString() });
    },
    creates: { nothingToRead: 'it is read by subscriptions.test.ts, with its order and its card' },
  },
  createPaymentProfile: {
    ids: { 'body.bundleOrderId': bundleOrder },
    complete: async (sending) => {
      await withoutStripe(sending);
      const { version } = (await termsInForce()).renewal;
      const body = bodyOf(sending);
      body['creditCard'] = manualCard;
      Object.assign(body['terms'] as object, { version, agreed: true, agreedAt: new Date().toISOString() });
    },
    creates: { nothingToRead: 'it is read by gatewayCards.test.ts, with its order and its card' },
  },
  beginCardSetup: { creates: { nothingToRead: 'a setup is read at the provider' } },
  savePaymentMethod: {
    ids: {
      'body.setupIntentId': {
        kind: { name: 'card setup', shownAs: ['setupIntentId'] },
        make: async (place, { user }) => {
          const id = `seti_${randomUUID()}`;
          place.ports.payments.stripe.keep(id, `cus_${user.userId}`);
          await makeSavedCard(user);
          return id;
        },
        reach: 'owner',
      },
    },
    creates: { nothingToRead: 'it is listed by listPaymentMethods: savedCards.test.ts' },
  },
  setSubscriptionCard: {
    ids: { 'path.id': ownSubscription, 'body.paymentMethodId': cardOfBody },
    complete: async (sending) => {
      bodyOf(sending)['paymentMethodId'] = await makeCard(sending.owner.user);
    },
  },
  cancelSubscription: {
    ids: { 'path.id': ownSubscription },
    removes: { stays: 'it stays in the list as cancelled: subscriptions.test.ts cancels one twice' },
  },
  listPaymentMethods: {
    complete: async ({ owner: { user } }) => {
      await makeCard(user);
    },
  },
  removePaymentMethod: { ids: { 'path.id': ownCard }, removes: 'path.id' },
};
