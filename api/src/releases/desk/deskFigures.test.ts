import type { ReleaseAction } from '@dispatch/contract';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeSession, makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import { waitingTimes } from './deskFiguresSql';

const server = useTestServer();

type Moved = [action: ReleaseAction, hoursAgo: number, by?: string, reasons?: string[]];

/** A release with this history. */
const moved = async (...moves: Moved[]) => {
  const release = await makeRelease(await makeUser(), { headline: 'Pier' }, 'Published');
  for (const [action, hours, by = 'customer', reasons = []] of moves)
    await execute(
      `insert into release_moves (distribution_id, from_state, to_state, action, actor_name, reasons, created_at)
       values ($1, 0, 0, $2, $3, $4, now() - make_interval(secs => $5))`,
      [release.distributionId, action, by, reasons, hours * 3600],
    );
  return release;
};

const fiveWeeks = 5 * 7 * 24;

it('counts how long releases wait, what they are held for and who decides, in the weeks that are asked for', async () => {
  await execute('delete from release_moves');
  const ruth = await makeUser({ group: 'EDITOR', firstName: 'Ruth', lastName: 'Adeyemi' });
  const client = await server.as(ruth);
  const none = (await client.call('getDeskFigures', {})).data;
  expect(none.waiting).toMatchObject({ decided: 0, medianHours: null, slowestTenthHours: null, longest: [] });
  expect(none).toMatchObject({ holds: { total: 0, reasons: [] }, editors: [] });
  expect(none.waiting.byWeek).toHaveLength(4);

  const finance = await server.as(await makeUser({ group: 'FINANCE' }));
  await expect(finance.call('getDeskFigures', {})).rejects.toMatchObject({ status: 403 });

  await moved(['submit', 10], ['open', 9, ruth.oktaLogin], ['approve', 4, ruth.oktaLogin]);
  const slow = await moved(
    ['submit', 20],
    ['passUp', 15, ruth.oktaLogin, ['Is it ours?']],
    ['hold', 9, 'noor.gone', ['Name a source. (“up by half”)', 'Who says so?']],
    ['resubmit', 3],
    ['holdLocked', 2, 'noor.gone', ['Name a source.']],
    // Nobody waited for this one: the customer had nothing to do in between.
    ['unlock', 1.5, ruth.oktaLogin],
    ['approve', 1, ruth.oktaLogin],
  );
  await moved(['submit', fiveWeeks + 100], ['refuse', fiveWeeks, ruth.oktaLogin]);

  const { data } = await client.call('getDeskFigures', { query: { weeks: 4 } });
  // 6, 11 and 1 hours.
  expect(data.waiting).toMatchObject({ decided: 3, medianHours: 6, slowestTenthHours: 10 });
  expect(data.waiting.byWeek.reduce((sum, { decided }) => sum + decided, 0)).toBe(3);
  expect(data.waiting.longest[0]).toEqual({
    distributionId: slow.distributionId,
    prwebPressReleaseId: slow.prwebPressReleaseId,
    headline: 'Pier',
    hours: 11,
  });
  expect(data.holds).toEqual({
    total: 2,
    reasons: [
      { reason: 'Name a source.', holds: 2 },
      { reason: 'Who says so?', holds: 1 },
    ],
  });
  const sums = data.editors.map(({ name, byWeek }) => [
    name,
    ...(['approved', 'held', 'refused', 'passedUp'] as const).map((kind) =>
      byWeek.reduce((sum, week) => sum + week[kind], 0),
    ),
  ]);
  expect(sums).toEqual([
    ['noor.gone', 0, 2, 0, 0],
    ['Ruth Adeyemi', 2, 0, 0, 1],
  ]);

  const twelve = (await client.call('getDeskFigures', { query: { weeks: 12 } })).data;
  expect(twelve.waiting).toMatchObject({
    decided: 4,
    byWeek: { length: 12 },
    longest: { 0: { hours: 100 } },
  });
  const headers = { Authorization: `Bearer ${await makeSession(ruth)}` };
  const file = await server.send('/api/admin/csv/desk-figures?weeks=12', { headers });
  const lines = parse<Record<string, string>>(await file.text(), { columns: true, bom: true });
  expect(lines).toContainEqual({
    Figure: 'Held for this reason',
    Of: 'Name a source.',
    'Week from (Eastern)': '',
    Value: '2',
    Unit: 'holds',
  });
  const refused = lines.filter(({ Figure, Value }) => Figure === 'Refused' && Value === '1');
  expect(refused).toMatchObject([{ Of: 'Ruth Adeyemi' }]);
});

it('reads the moves of its weeks alone', async () => {
  const { distributionId } = await makeRelease(await makeUser(), {}, 'Published');
  await execute(
    `insert into release_moves (distribution_id, from_state, to_state, action, actor_name, created_at)
     select $1, 0, 3, case n % 6 when 0 then 'approve' else 'open' end, 'ruth', now() - make_interval(hours => n)
       from generate_series(1, 20000) n`,
    [distributionId],
  );
  await execute('analyze release_moves');
  const now = new Date();
  const plan = await planOf(waitingTimes, { from: new Date(now.getTime() - 28 * 86_400_000), now });
  expect(plan).toContain('release_moves_by_decision');
  expect(plan).not.toContain('Seq Scan');
});
