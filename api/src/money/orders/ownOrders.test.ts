import { beforeAll, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeBundleOrder } from '../../testing/makeHoldings';
import { makePaidOrder } from '../../testing/paidOrder';
import { type Payer } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let payer: Payer;
let orderId: number;

beforeAll(async () => {
  ({ payer, orderId } = await makePaidOrder(server));
  await makePaidOrder(server);
});

const read = async (orderNumber = orderId) =>
  (await payer.client.call('getOwnOrder', { path: { orderNumber } })).data;

const giveBack = (cents: number, state: 'requested' | 'underway' | 'failed' | 'approved') =>
  execute(
    `insert into refund_requests (order_id, amount_cents, reason, state, attempt, transaction_id, failure, created_at, decided_at, changed_at)
     values ($1, $2, 'Other', $3, 1, case $3 when 'approved' then 're_1' end,
       case $3 when 'failed' then 'No.' end, now(), case when $3 <> 'requested' then now() end, now())`,
    [orderId, cents, state],
  );

it('lists the orders of the user alone, newest first, in pages', async () => {
  const bundle = await makeBundleOrder(server, payer.user, [{ package: '140', quantity: 5, cents: 110_250 }]);
  const { data, headers } = await payer.client.call('listOwnOrders');
  expect(headers.get('X-Total-Count')).toBe('2');
  expect(data).toEqual([
    expect.objectContaining({
      orderNumber: bundle.orderId,
      purpose: 'bundle',
      release: null,
      amount: 1102.5,
    }),
    {
      orderNumber: orderId,
      purpose: 'release',
      createdDate: expect.stringMatching(/Z$/) as string,
      amount: 360,
      state: 'paid',
      paidWith: 'Visa ending in 4242',
      refundedAmount: 0,
      lineItems: [{ type: 'package', description: 'Advanced', quantity: 1, amount: 360 }],
      release: {
        distributionId: payer.id,
        prwebPressReleaseId: payer.release.prwebPressReleaseId,
        headline: payer.release.headline,
        isDeleted: false,
      },
      refunds: [],
    },
  ]);
  const second = await payer.client.call('listOwnOrders', { query: { pageNumber: 2, limit: 1 } });
  expect(second.data).toEqual([data[1]]);
  expect(await read()).toEqual(data[1]);
  const nobody = await server.as(await makeUser());
  expect((await nobody.call('listOwnOrders')).data).toEqual([]);
});

it('tells of money that is asked for, on its way, not paid back, or back', async () => {
  await giveBack(10_000, 'failed');
  const failed = { state: 'refundFailed', refundedAmount: 0, refunds: [{ amount: 100, state: 'failed' }] };
  expect(await read()).toMatchObject(failed);
  await giveBack(10_000, 'requested');
  expect(await read()).toMatchObject({
    state: 'refundRequested',
    refundedAmount: 0,
    refunds: [{ amount: 100, state: 'requested' }],
  });
  await execute(
    `update refund_requests set state = 'rejected', decided_at = now() where order_id = $1 and state = 'requested'`,
    [orderId],
  );
  expect(await read()).toMatchObject({
    ...failed,
    refunds: [{ amount: 100, state: 'declined', reason: null }, { state: 'failed' }],
  });
  await execute('delete from refund_requests where order_id = $1', [orderId]);
  await giveBack(6_000, 'underway');
  expect(await read()).toMatchObject({
    state: 'refundUnderway',
    refundedAmount: 0,
    refunds: [{ amount: 60, state: 'underway' }],
  });
  await execute(
    `update refund_requests set state = 'approved', transaction_id = 're_1' where order_id = $1 and state = 'underway'`,
    [orderId],
  );
  expect(await read()).toMatchObject({
    state: 'partlyRefunded',
    refundedAmount: 60,
    refunds: [{ amount: 60, state: 'refunded' }],
  });
  await execute('delete from refund_requests where order_id = $1', [orderId]);
  await giveBack(36_000, 'approved');
  await payer.release.update({ state: -1 });
  expect(await read()).toMatchObject({
    state: 'refunded',
    refundedAmount: 360,
    release: { distributionId: payer.id, isDeleted: true },
  });
});
