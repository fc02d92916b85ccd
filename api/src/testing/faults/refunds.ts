import { randomUUID } from 'node:crypto';
import type { Client } from '@dispatch/contract';
import { acting } from '../../platform/audit/audit';
import { execute, inTransaction } from '../../platform/database/database';
import { refundOrder } from '../../money/refunds/refundOrder';
import { settleRefunds } from '../../money/refunds/settleRefund';
import { makeUser } from '../factories';
import type { Buyer } from './buyer';
import { disturbances, type Fault, isPaid, quietly } from './disturb';

const orderOf = async ({ user, flow }: Buyer): Promise<number> => {
  const [row] = await execute<{ id: number }>(
    'select order_id as id from orders where user_id = $1 and purpose = $2 order by order_id desc limit 1',
    [user.userId, flow.purpose],
  );
  return row?.id ?? 0;
};

/** Of bundles single lines are refunded, at once. */
const isBundle = ({ flow }: Pick<Buyer, 'flow'>): boolean => flow.purpose === 'bundle';

type Staff = { asks: Client; decides: Client };

const staffOf = async ({ place }: Buyer): Promise<Staff> => ({
  asks: await place.as(await makeUser({ group: 'FINANCE' })),
  decides: await place.as(await makeUser({ group: 'ADMIN' })),
});

const ask = async (buyer: Buyer, { asks }: Staff): Promise<number> => {
  const { data } = await asks.call('createRefundRequest', {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { orderId: await orderOf(buyer), amount: buyer.amount, reason: 'Other', note: '' },
  });
  return data.orderRefundRequestId;
};

const approve = ({ decides }: Staff, orderRefundRequestId: number): Promise<unknown> =>
  decides.call('setRefundStatus', {
    headers: { 'Idempotency-Key': randomUUID() },
    body: { orderRefundRequestId, status: 'approved' },
  });

/** What the gateway has taken it gives back when the day is over. */
const closeDay = async ({ place, flow }: Buyer): Promise<void> => {
  if (flow.provider === 'authorizenet') await place.providers.authorizenet.settle();
};

type Refunding = { buyer: Buyer; staff: Staff };

const refundLines = async ({ buyer, staff }: Refunding): Promise<unknown> => {
  const lots = await execute<{ id: number }>(
    'select bundle_lot_id as id from bundle_lots where order_id = $1',
    [await orderOf(buyer)],
  );
  return staff.decides.call('refundBundleOrder', {
    headers: { 'Idempotency-Key': randomUUID() },
    body: lots.map(({ id }) => id),
  });
};

/** Staff try again what the provider has refused, as long as something is left to be decided. */
const finish = async (buyer: Buyer, staff: Staff): Promise<void> => {
  if (isBundle(buyer)) await quietly(refundLines({ buyer, staff }));
  for (let round = 0; round < 5; round += 1) {
    await closeDay(buyer);
    await buyer.place.doJob(settleRefunds, {});
    const [open] = await execute<{ id: number }>(
      `select refund_request_id as id from refund_requests join orders using (order_id)
        where user_id = $1 and state in ('requested', 'failed')`,
      [buyer.user.userId],
    );
    if (open === undefined) return;
    await quietly(approve(staff, open.id));
  }
};

const refunding = (
  name: string,
  meet: (asked: Refunding) => Promise<void>,
  { isDayOver = true } = {},
): Fault => ({
  name: `refund: ${name}`,
  after: 'purchase',
  fits: isPaid,
  meet: async (buyer) => {
    const staff = await staffOf(buyer);
    if (isDayOver) await closeDay(buyer);
    await meet({ buyer, staff });
    await buyer.provider.release(true);
    await finish(buyer, staff);
  },
});

const asked = async ({ buyer, staff }: Refunding): Promise<() => Promise<unknown>> => {
  if (isBundle(buyer)) return () => refundLines({ buyer, staff });
  const id = await ask(buyer, staff);
  return () => approve(staff, id);
};

const refused = async (buyer: Buyer): Promise<void> => {
  const orderId = await orderOf(buyer);
  await closeDay(buyer);
  const editor = acting(await makeUser({ group: 'EDITOR' }));
  await inTransaction(() => refundOrder(orderId, { reason: 'Refused', actor: editor, now: new Date() }));
};

export const refundFaults: readonly Fault[] = [
  ...disturbances({
    label: 'refund',
    call: 'refund',
    begin: async (buyer) => asked({ buyer, staff: await staffOf(buyer) }),
  }).map((fault) => ({
    ...refunding(fault.name.replace('refund: ', ''), ({ buyer }) => fault.meet(buyer)),
    isSlow: fault.isSlow === true,
  })),
  refunding('asked for twice at once', async ({ buyer, staff }) => {
    await Promise.all([quietly(ask(buyer, staff)), quietly(ask(buyer, staff))]);
  }),
  refunding('approved in two windows at once', async (refund) => {
    const press = await asked(refund);
    await Promise.all([1, 2, 3].map(() => quietly(press())));
  }),
  refunding('the worker settles it while it is approved', async (refund) => {
    const { buyer } = refund;
    const press = await asked(refund);
    const settled = [1, 2].map(() => quietly(buyer.place.doJob(settleRefunds, {})));
    await Promise.all([quietly(press()), ...settled]);
  }),
  refunding(
    'the day in which it was paid is not over',
    async (refund) => {
      const press = await asked(refund);
      await Promise.all([quietly(press()), quietly(refund.buyer.place.doJob(settleRefunds, {}))]);
    },
    { isDayOver: false },
  ),
  {
    name: 'refused for good: everything goes back',
    after: 'purchase',
    fits: (buyer) => !isBundle(buyer),
    meet: async (buyer) => {
      await refused(buyer);
      await Promise.all([1, 2].map(() => quietly(buyer.place.doJob(settleRefunds, {}))));
    },
  },
  {
    name: 'refused for good: the worker is killed after the money went back',
    after: 'purchase',
    fits: (buyer) => isPaid(buyer) && !isBundle(buyer),
    meet: async (buyer) => {
      await refused(buyer);
      await buyer.provider.hold(buyer.pathOf('refund'), 'after');
      const job = buyer.place.startJob('settle-refunds', {});
      await buyer.place.untilHeld(buyer.provider, job.done);
      await job.kill();
      await buyer.provider.release(true);
      await buyer.place.doJob(settleRefunds, {});
    },
  },
];
