import { randomUUID } from 'node:crypto';
import { cents, type Client } from '@dispatch/contract';
import { execute } from '../platform/database/database';
import type { User } from '../people/users/User';
import { makeUser } from './factories';
import { makeBundleOrder, makeSavedCard } from './makeHoldings';
import type { TestServer } from './testServer';

/** Five Standard releases that were bought now with a card that was saved. */
export const makeRenewable = async (
  server: Pick<TestServer, 'ports'>,
  user: User,
): Promise<{ orderId: number; intentId: string; cardId: number }> => {
  const { orderId, intentId } = await makeBundleOrder(server, user, [
    { package: '140', quantity: 5, cents: 110_250 },
  ]);
  const cardId = await makeSavedCard(user);
  const lines = [{ bundlePackagePriceId: 2, packageId: '140', quantity: 5, amount: cents(110_250) }];
  await execute(
    `update payments set payment_method_id = $2, quote = jsonb_build_object('contents', $3::jsonb) where order_id = $1`,
    [orderId, cardId, JSON.stringify({ lines })],
  );
  return { orderId, intentId, cardId };
};

type Renewable = Awaited<ReturnType<typeof makeRenewable>>;

/** What Setup Yearly Renewal sends. */
export const subscription = async (
  client: Client,
  { orderId, intentId }: Pick<Renewable, 'orderId' | 'intentId'>,
) => {
  const { renewal } = (await client.call('getTerms')).data;
  return {
    intentId,
    bundleOrderId: orderId,
    name: 'Harbor yearly releases',
    autoRenew: true,
    terms: { agreed: true, version: renewal.version, agreedAt: new Date().toISOString() },
  };
};

/** A customer whose bundle renews every year. */
export const makeSubscriber = async (server: TestServer) => {
  const user = await makeUser();
  const client = await server.as(user);
  const bought = await makeRenewable(server, user);
  const headers = { 'Idempotency-Key': randomUUID() };
  const { data } = await client.call('subscribe', { headers, body: await subscription(client, bought) });
  return { user, client, ...bought, subscribed: data };
};
