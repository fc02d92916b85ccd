import { afterAll, beforeAll, expect, it } from 'vitest';
import { now } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import { stripeClient } from '../../platform/ports/payments/stripePayments';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { startStripeStandIn, type StripeStandIn } from '../../testing/stripeStandIn';
import { useTestServer } from '../../testing/useTestServer';
import { chargeDemoOrders } from './chargeDemoOrders';
import { seedBundles } from './seedBundles';

const server = useTestServer();

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn(server.config.stripe, `${server.url}/api/webhooks/stripe`);
});
afterAll(() => stripe.stop());

it('charges the demo orders at the card provider, and has renewed what renews', async () => {
  const user = await makeUser();
  const { distributionId, firstOrderId } = await makeRelease(user, { paid: true }, 'Published');
  await execute(
    `insert into payments (order_id, user_id, distribution_id, purpose, provider, intent_id, amount_cents, quote, state,
         created_at, updated_at)
       values ($1, $2, $3, 'release', 'demo', 'pi_demo1', 36000, '{}', 'captured', now(), now())`,
    [firstOrderId, user.userId, distributionId],
  );
  await chargeDemoOrders(stripeClient({ ...server.config.stripe, apiUrl: stripe.apiUrl }));
  const [payment] = await execute<{ provider: string; intent_id: string; charge_id: string }>(
    'select provider, intent_id, charge_id from payments where order_id = $1',
    [firstOrderId],
  );
  expect(await stripe.captured(payment?.intent_id ?? '')).toEqual([36_000]);
  expect(payment?.provider).toBe('stripe');
  expect(payment?.charge_id).toMatch(/^ch_/);

  const bought = { owner: 'dana', used: 0, boughtDaysAgo: 3, expiresInDays: 363 } as const;
  const lots = [
    { ...bought, package: '200', quantity: 5, renews: true },
    { ...bought, package: '140', quantity: 3, renews: false },
  ] as const;
  await seedBundles(lots, new Map([['dana', user]]), now());
  await chargeDemoOrders(stripeClient({ ...server.config.stripe, apiUrl: stripe.apiUrl }));
  const client = await server.as(user);
  const [card] = (await client.call('listPaymentMethods')).data;
  expect(card).toMatchObject({ brand: 'Visa', lastFour: '4242' });
  const [renewal] = (await client.call('listSubscriptions')).data;
  const { amount, items, paymentMethodId, status } = renewal ?? {};
  expect({ amount, status, items, paymentMethodId }).toEqual({
    amount: 2_318.25,
    status: 'active',
    items: [
      { packageId: 200, quantity: 5 },
      { packageId: 140, quantity: 3 },
    ],
    paymentMethodId: card?.id,
  });
  const { charged } = await stripe.booksOf(user);
  expect(charged).toBe(36_000 + 231_825);
});
