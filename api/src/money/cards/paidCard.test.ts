import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { doJob } from '../../testing/doJob';
import { makePaidOrder } from '../../testing/paidOrder';
import { useTestServer } from '../../testing/useTestServer';
import { askPaidCards } from './paidCard';

const server = useTestServer();

const cardOf = async (orderId: number) =>
  (
    await execute(
      `select card_brand, card_last_four, card_asked_at is not null as asked from payments where order_id = $1`,
      [orderId],
    )
  )[0];
const known = { card_brand: 'Visa', card_last_four: '4242', asked: true };

const forget = (orderId: number) =>
  execute(
    'update payments set card_brand = null, card_last_four = null, card_asked_at = null where order_id = $1',
    [orderId],
  );

it('the card of a payment from before is asked of the provider, once, and later while it is away', async () => {
  const { stripe } = server.ports.payments;
  const { orderId } = await makePaidOrder(server);
  const other = await makePaidOrder(server);
  expect(await cardOf(orderId)).toEqual(known);
  await forget(orderId);
  await forget(other.orderId);
  const intent = stripe.intents.get(other.intentId);
  if (intent !== undefined) delete intent.card;

  stripe.down = true;
  await doJob(server, askPaidCards, {});
  stripe.down = false;
  expect(await cardOf(orderId)).toMatchObject({ asked: false });

  await doJob(server, askPaidCards, {});
  expect(await cardOf(orderId)).toEqual(known);
  expect(await cardOf(other.orderId)).toEqual({ card_brand: null, card_last_four: null, asked: true });
  const asked = stripe.asked.length;
  await doJob(server, askPaidCards, {});
  expect(stripe.asked).toHaveLength(asked);
});

it.each(['', '42', 'XXXX'])(
  'a provider that names %j as the last digits has named no card',
  async (lastFour) => {
    const { orderId, intentId } = await makePaidOrder(server);
    await forget(orderId);
    Object.assign(server.ports.payments.stripe.intents.get(intentId) ?? {}, {
      card: { brand: 'Visa', lastFour },
    });
    await doJob(server, askPaidCards, {});
    expect(await cardOf(orderId)).toMatchObject({ card_last_four: null, asked: true });
  },
);
