import { expect, it } from 'vitest';
import { execute } from '../database/database';
import { stripeClient } from '../ports/payments/stripePayments';
import { makeUser } from '../testing/factories';
import { makeRelease } from '../testing/makeRelease';
import { startStripeStandIn } from '../testing/stripeStandIn';
import { useTestServer } from '../testing/useTestServer';
import { chargeDemoOrders } from './chargeDemoOrders';

const server = useTestServer();

it('charges the demo orders at the card provider, so that they can be refunded', async () => {
  const { stripe: settings } = server.config;
  const stripe = await startStripeStandIn(settings, `${server.url}/api/webhooks/stripe`);
  try {
    const user = await makeUser();
    const { distributionId, firstOrderId } = await makeRelease(user, { paid: true }, 'Published');
    await execute(
      `insert into payments (order_id, user_id, distribution_id, purpose, provider, intent_id, amount_cents, quote, state,
         created_at, updated_at)
       values ($1, $2, $3, 'release', 'demo', 'pi_demo1', 36000, '{}', 'captured', now(), now())`,
      [firstOrderId, user.userId, distributionId],
    );
    await chargeDemoOrders(stripeClient({ ...settings, apiUrl: stripe.apiUrl }));
    const [payment] = await execute<{ provider: string; intent_id: string; charge_id: string }>(
      'select provider, intent_id, charge_id from payments where order_id = $1',
      [firstOrderId],
    );
    expect(await stripe.captured(payment?.intent_id ?? '')).toEqual([36_000]);
    expect(payment?.provider).toBe('stripe');
    expect(payment?.charge_id).toMatch(/^ch_/);
  } finally {
    await stripe.stop();
  }
});
