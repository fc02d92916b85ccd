import { EASTERN } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { now } from '../../platform/settings/clock';
import { execute, inTransaction } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { makeBundleOrder } from '../../testing/makeHoldings';
import { makeFailedJob } from '../../testing/makeFailedJob';
import { makeRelease } from '../../testing/makeRelease';
import { useTestServer } from '../../testing/useTestServer';
import { overview } from './getOverviewSql';

const server = useTestServer();

const easternDay = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: EASTERN }).format(at);
const ago = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

test('the overview counts what the desk has, what is sold and what failed', async () => {
  const owner = await makeUser();
  await makeRelease(owner, { releaseDate: now() }, 'PendingDistribution');
  await makeRelease(owner, { releaseDate: ago(40) }, 'PendingDistribution');
  await makeRelease(owner, { releaseDate: ago(1) }, 'InEditorialReview');
  await makeRelease(owner, {}, 'OnHoldLocked');
  const held = await makeRelease(owner, { paid: true }, 'OnHold');
  await makeRelease(owner, { paid: true }, 'Published');
  await execute('update orders set created_date = $1 where distribution_id <> $2', [
    ago(30),
    held.distributionId,
  ]);
  await execute(
    `insert into release_moves (distribution_id, from_state, to_state, action, actor_name, created_at)
     select $1, 1, state, action, 'Dana', at from (values (0, 'submit', $2::timestamptz), (2, 'hold', $3),
       (0, 'resubmit', $3), (3, 'approve', $3), (0, 'submit', $4)) as moves (state, action, at)`,
    [held.distributionId, ago(0), ago(2), ago(31)],
  );
  await makeFailedJob('send-receipt', { orderId: 58 });
  const [sold] = await execute<{ total: number }>(
    'select total_cents / 100.0 as total from orders where distribution_id = $1',
    [held.distributionId],
  );

  await makeBundleOrder(server, owner, [{ package: '140', quantity: 5, cents: 110_250 }]);

  const { data } = await (await server.as(await makeUser({ group: 'ADMIN' }))).call('getOverview');
  expect(data.days.map(({ day }) => day)).toEqual(data.days.map(({ day }) => day).toSorted());
  expect(data.days.at(-1)).toEqual({
    day: easternDay(now()),
    submissions: 1,
    holds: 0,
    revenue: Number(sold?.total) + 1_102.5,
    bundleSales: 1_102.5,
  });
  expect(
    data.days
      .filter(({ submissions, holds }) => submissions + holds > 0)
      .map(({ submissions, holds }) => [submissions, holds]),
  ).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(data.days.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(Number(sold?.total) + 1_102.5);
  expect(data.due[0]).toEqual({ day: easternDay(now()), releases: 1 });
  expect(data.due.reduce((sum, { releases }) => sum + releases, 0)).toBe(1);
  expect(data).toMatchObject({ onHold: 2, overdue: 1, failedJobs: 1 });
});

test.each(['EDITOR', 'FINANCE'] as const)('%s sees the figures without the failed jobs', async (group) => {
  const { data } = await (await server.as(await makeUser({ group }))).call('getOverview');
  expect(data).toMatchObject({ failedJobs: null });
  expect(data.days).toHaveLength(30);
  expect(data.due).toHaveLength(7);
});

test('the overview reads the days by their indexes', async () => {
  const plan = await inTransaction(async () => {
    await execute('set local enable_seqscan = off');
    return JSON.stringify(await execute(`explain (format json) ${overview.text}`, [now()]));
  });
  for (const index of ['orders_at_idx', 'release_moves_at_idx', 'releases_by_date'])
    expect(plan).toContain(index);
});
