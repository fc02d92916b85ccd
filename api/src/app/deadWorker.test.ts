import { expect, test } from 'vitest';
import { execute } from '../platform/database/database';
import { enqueue } from '../platform/jobs/queue';
import { workerTiming } from '../platform/jobs/workerLife';
import { makeSubscriber } from '../testing/makeSubscription';
import { useDeadWorkers } from '../testing/useDeadWorkers';
import { useTestServer } from '../testing/useTestServer';

const server = useTestServer();
const { survives } = useDeadWorkers(server);

test('a restarted worker has what its predecessor held within 15 seconds', () => {
  const { beatEvery, deadAfter } = workerTiming;
  expect(deadAfter + 2 * beatEvery).toBeLessThan(15_000);
});

test('a renewal is charged once', async () => {
  const { user } = await makeSubscriber(server);
  await execute(
    `update subscriptions set due_at = now() - interval '1 hour', notice_at = now() - interval '20 days', notice_cents = 110250
      where user_id = $1`,
    [user.userId],
  );
  const { charges } = server.ports.payments.stripe;
  const before = charges.length;
  await enqueue('renew-subscriptions', {});
  await survives('payments', 'renew-subscriptions');
  expect(charges.slice(before).map(({ amount }) => amount)).toEqual([110_250]);
  expect(
    await execute(`select total_cents from orders where user_id = $1 order by order_id offset 1`, [
      user.userId,
    ]),
  ).toEqual([{ total_cents: 110_250 }]);
});
