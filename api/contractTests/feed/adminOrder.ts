import { cents } from '@dispatch/contract';
import { execute } from '../../src/platform/database/database';
import type { Place } from '../place/place';
import type { Feeds, OwnedId, RowKind } from './feed';
import { making, noRow, ownOrder } from './rows';

/** Staff reaches every order and request that there is. */
const nobodys = () => Promise.resolve(2_000_000_000);

/** Of a customer: nobody refunds their own. */
const orderByCard = async (place: Place): Promise<number> => {
  const orderId = Number(await ownOrder.make(place, await place.newPerson('USER')));
  const intentId = `pi_${crypto.randomUUID()}`;
  place.ports.payments.stripe.charges.push({ chargeId: `ch_${intentId}`, intentId, amount: cents(36_000) });
  await execute(
    `insert into payments (order_id, user_id, distribution_id, purpose, provider, intent_id, amount_cents, quote,
       state, created_at, updated_at)
     select order_id, user_id, distribution_id, purpose, 'stripe', $2, 36000, '{}', 'captured', now(), now()
       from orders where order_id = $1`,
    [orderId, intentId],
  );
  return orderId;
};

export const anyOrder: OwnedId = { ...ownOrder, reach: 'permission', hidden: nobodys };

const requests: RowKind = { name: 'refund request', shownAs: ['orderRefundRequestId'] };

const requested = async (place: Place): Promise<number> => {
  const [row] = await execute<{ id: number }>(
    `insert into refund_requests (order_id, amount_cents, reason, state, created_at, changed_at)
     values ($1, 100, 'Other', 'requested', now(), now()) returning refund_request_id as id`,
    [await orderByCard(place)],
  );
  return row?.id ?? 0;
};

export const adminOrder: Feeds = {
  searchOrders: {
    ids: { 'query.userId': noRow('a filter: it finds orders or none') },
    complete: making(orderByCard),
  },
  exportOrders: { complete: making(orderByCard) },
  listRefundRequests: { complete: making(requested) },
  exportRefundRequests: { complete: making(requested) },
  getOrder: { ids: { 'query.orderId': anyOrder } },
  getOrderRefunds: { ids: { 'query.orderId': anyOrder } },
  createRefundRequest: {
    ids: { 'body.orderId': { ...anyOrder, make: orderByCard } },
    complete: ({ request }) => {
      Object.assign(request.body as object, { amount: 0.01 });
    },
    creates: { nothingToRead: 'it is read with its order' },
  },
  setRefundStatus: {
    ids: {
      'body.orderRefundRequestId': { kind: requests, make: requested, reach: 'permission', hidden: nobodys },
      'body.refundTransactionId': noRow('what somebody else has given it'),
    },
    complete: ({ request }) => {
      const body = request.body as { rejection?: { reason: string } };
      if (body.rejection !== undefined) body.rejection.reason = 'It was used.';
    },
    creates: { nothingToRead: 'the decision is read with its request' },
  },
};
