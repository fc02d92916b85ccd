import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeLot, makeSavedCard } from '../../testing/makeHoldings';
import { makeRenewable, makeSubscriber, subscription } from '../../testing/makeSubscription';
import { refusalOf } from '../../testing/payer';
import { unlimited } from '../../testing/unlimited';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer(unlimited);

const buyer = async () => {
  const user = await makeUser();
  const [client, bought] = [await server.as(user), await makeRenewable(server, user)];
  const subscribe = async (changes: object = {}) =>
    client.call('subscribe', {
      headers: { 'Idempotency-Key': randomUUID() },
      body: { ...(await subscription(client, bought)), ...changes },
    });
  return { user, client, subscribe, ...bought };
};

it('renews what an order held a year later, and keeps what was agreed to', async () => {
  const { client, subscribe, orderId, cardId } = await buyer();
  const { data } = await subscribe();
  const [{ due } = { due: null }] = await execute<{ due: Date }>(
    `select created_date + interval '365 days' as due from orders where order_id = $1`,
    [orderId],
  );
  const late = new Date(data.startDate).getTime() - (due?.getTime() ?? 0);
  expect([0, 24 * 3_600_000]).toContain(late);
  expect(data).toMatchObject({
    name: 'Harbor yearly releases',
    bundleOrderId: orderId,
    status: 'active',
    amount: 1102.5,
    items: [{ packageId: 140, quantity: 5 }],
    paymentMethodId: cardId,
  });
  expect((await client.call('listSubscriptions')).data).toEqual([data]);
  expect((await client.call('listPaymentMethods')).data[0]).toMatchObject({
    name: 'Harbor yearly releases',
    renewsSubscription: true,
  });
  const [kept] = await execute(
    `select t.text from subscriptions s join terms t using (terms_id) where subscription_id = $1`,
    [data.id],
  );
  expect(kept).toEqual({ text: expect.stringContaining('renews every 12 months') as string });
});

it('asks for a nickname, for the tick, for a saved card of one’s own, and for the terms that hold', async () => {
  const { subscribe } = await buyer();
  const strangers = await makeSavedCard(await makeUser());
  const refused = async (changes: object) => (await refusalOf(subscribe(changes))).problem.message;
  expect(await refused({ name: '' })).toBe('Please provide a nickname for this subscription.');
  expect(await refused({ autoRenew: false })).toBe('Please check renew my subscription to continue.');
  expect(await refused({ paymentMethodId: strangers })).toBe('Please select a saved card.');
  const terms = { agreed: true, version: '2020-01-01', agreedAt: new Date().toISOString() };
  expect(await refused({ terms })).toBe('The terms have changed. Please read them again.');
});

it('takes another saved card where that of the order was not saved', async () => {
  const { user, subscribe, orderId, cardId } = await buyer();
  await execute('update payments set payment_method_id = null where order_id = $1', [orderId]);
  expect((await refusalOf(subscribe())).problem.message).toBe('Please select a saved card.');
  expect((await subscribe({ paymentMethodId: cardId })).data.paymentMethodId).toBe(cardId);
  expect((await refusalOf(subscribe({ paymentMethodId: await makeSavedCard(user) }))).problem).toMatchObject({
    code: 'subscription-exists',
    message: 'This order already renews automatically.',
  });
});

it('renews nothing of somebody else’s, nor by another intent', async () => {
  const [own, other] = [await buyer(), await buyer()];
  for (const changes of [{ bundleOrderId: other.orderId, intentId: other.intentId }, { intentId: 'pi_1' }]) {
    expect((await refusalOf(own.subscribe(changes))).status).toBe(404);
  }
});

it('keeps the card until the subscription has another or is cancelled', async () => {
  const { user, client, cardId, subscribed } = await makeSubscriber(server);
  const remove = (id: number) => client.call('removePaymentMethod', { path: { id } });
  expect((await refusalOf(remove(cardId))).problem.message).toBe(
    'This card renews a subscription. Please choose another card for it or cancel it first.',
  );
  const other = await makeSavedCard(user);
  const path = { id: subscribed.id };
  const { data } = await client.call('setSubscriptionCard', { path, body: { paymentMethodId: other } });
  expect(data.paymentMethodId).toBe(other);
  await remove(cardId);
  expect((await refusalOf(remove(other))).status).toBe(409);
  await client.call('cancelSubscription', { path });
  await remove(other);
  expect((await client.call('listSubscriptions')).data).toEqual([
    expect.objectContaining({ status: 'cancelled', paymentMethodId: null }),
  ]);
});

it('is changed and cancelled once, by its owner alone', async () => {
  const { cardId, client, subscribed } = await makeSubscriber(server);
  const stranger = await server.as(await makeUser());
  const path = { id: subscribed.id };
  expect((await refusalOf(stranger.call('cancelSubscription', { path }))).status).toBe(404);
  const body = { paymentMethodId: cardId };
  expect((await refusalOf(stranger.call('setSubscriptionCard', { path, body }))).status).toBe(404);
  await client.call('cancelSubscription', { path });
  expect((await refusalOf(client.call('cancelSubscription', { path }))).status).toBe(404);
  expect((await refusalOf(client.call('setSubscriptionCard', { path, body }))).status).toBe(404);
});

it('ends with the refund of the last line of its order, and never in the middle of a charge', async () => {
  const { client, user, orderId, subscribed } = await makeSubscriber(server);
  const second = await makeLot(user, { package: '200', quantity: 3, expires: new Date('2999-01-01') });
  await execute('update bundle_lots set order_id = $2 where bundle_lot_id = $1', [second, orderId]);
  const lots = await execute<{ id: number }>(
    'select bundle_lot_id as id from bundle_lots where order_id = $1 order by 1',
    [orderId],
  );
  const editor = await server.as(await makeUser({ group: 'EDITOR' }));
  const refund = (body: number[]) =>
    editor.call('refundBundleOrder', { headers: { 'Idempotency-Key': randomUUID() }, body });
  const status = async () => (await client.call('listSubscriptions')).data[0]?.status;
  await refund([lots[0]?.id ?? 0]);
  expect(await status()).toBe('active');
  await execute(
    `insert into payments (user_id, purpose, provider, intent_id, amount_cents, quote, state, subscription_id,
       renews_at, created_at, updated_at) values ($1, 'bundle', 'stripe', $2, 100, '{}', 'capturing', $3, now(), now(), now())`,
    [user.userId, randomUUID(), subscribed.id],
  );
  expect((await refusalOf(refund([second]))).problem.code).toBe('request-running');
  await execute(`update payments set state = 'failed' where subscription_id = $1`, [subscribed.id]);
  await refund([second]);
  expect(await status()).toBe('cancelled');
});
