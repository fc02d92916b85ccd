import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { releaseStates, type ReleaseState } from '@dispatch/contract';
import { COUNT_CAP } from '../../platform/call/listPage';
import { execute } from '../../platform/database/database';
import type { Release } from '../lifecycle/Release';
import { makeUser } from '../../testing/factories';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import {
  customersMeant,
  queueList,
  queuePeople,
  queueSearch,
  queueSearchOfMany,
} from './listEditorialQueueSql';

const server = useTestServer();

const editor = async (group: 'EDITOR' | 'ADMIN' = 'EDITOR') => {
  const user = await makeUser({ group, firstName: 'Ruth', lastName: 'Adeyemi' });
  return { user, client: await server.as(user) };
};

const at = (release: Release) => ({ path: { id: release.distributionId } });
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

const emptyDesk = () => execute('update releases set state = -1');

const jobsOf = (release: Release, name: string) =>
  execute<{ start_after: Date }>(
    `select start_after from jobs.job where name = $1 and data @> jsonb_build_object('distributionId', $2::integer)`,
    [name, release.distributionId],
  );

const calls = [
  'getReviewedRelease',
  'openReview',
  'holdRelease',
  'approveRelease',
  'passUpRelease',
  'handBackRelease',
  'unlockRelease',
  'refuseRelease',
  'takeDownRelease',
] as const;
const bodies = {
  holdRelease: { reasons: [{ text: 'Name a source.' }] },
  approveRelease: { release: 'scheduled' },
} as const;
type Desk = Awaited<ReturnType<typeof editor>>['client'];
const make = (client: Desk, name: (typeof calls)[number], release: Release): Promise<{ status: number }> => {
  switch (name) {
    case 'holdRelease':
      return client.call(name, { ...at(release), body: { reasons: [...bodies.holdRelease.reasons] } });
    case 'approveRelease':
      return client.call(name, { ...at(release), body: bodies.approveRelease });
    case 'passUpRelease':
      return client.call(name, { ...at(release), body: { reason: 'Is it ours?' } });
    case 'refuseRelease':
    case 'takeDownRelease':
      return client.call(name, {
        ...at(release),
        headers: { 'Idempotency-Key': randomUUID() },
        body: { reason: 'A court order.' },
      });
    default:
      return client.call(name, at(release));
  }
};

describe('the queue', () => {
  it('shows what waits, the oldest due first, with its customer', async () => {
    await emptyDesk();
    const { client } = await editor();
    const customer = await makeUser({
      firstName: 'Dana',
      lastName: 'Ortiz',
      organization: 'Harbor Robotics',
    });
    const later = await makeRelease(customer, { releaseDate: days(3) }, 'PendingSeniorReview');
    const undated = await makeRelease(customer, { releaseDate: null }, 'PendingEditorialReview');
    const late = await makeRelease(
      customer,
      { releaseDate: days(-1), isResubmit: true },
      'PendingEditorialReview',
    );
    const soon = await makeRelease(customer, { releaseDate: days(1) }, 'InEditorialReview');
    for (const state of ['DraftMode', 'OnHold', 'Published', 'Deleted'] as const)
      await makeRelease(customer, {}, state);
    const { data, headers } = await client.call('listEditorialQueue', {});
    expect(data.map(({ distributionId }) => distributionId)).toEqual(
      [late, soon, later, undated].map(({ distributionId }) => distributionId),
    );
    expect(data.map(({ isOverdue }) => isOverdue)).toEqual([true, false, false, false]);
    expect(data[0]).toMatchObject({
      customerName: 'Dana Ortiz',
      organization: 'Harbor Robotics',
      headline: goodContent.headline,
      publicationState: 'PendingEditorialReview',
      isResubmit: true,
      releaseDate: late.releaseDate?.toISOString().slice(0, 19),
    });
    expect(headers.get('x-total-count')).toBe('4');
  });

  it('filters by state, and never shows drafts', async () => {
    await emptyDesk();
    const { client } = await editor();
    const customer = await makeUser();
    for (const state of releaseStates) {
      if (!['NotFound', 'Ignore'].includes(state)) await makeRelease(customer, {}, state);
    }
    const shown = async (status: (-2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9)[]) =>
      (await client.call('listEditorialQueue', { query: { status } })).data.map(
        ({ releaseStatusId }) => releaseStatusId,
      );
    expect(await shown([1, -1])).toEqual([]);
    expect((await shown([4, 3, 4])).toSorted()).toEqual([3, 4]);
    expect((await shown([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toSorted((a, b) => a - b)).toEqual([
      -2, 0, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  it('is searched by headline, number and customer, and paged', async () => {
    await emptyDesk();
    const { client } = await editor();
    const dana = await makeUser({ firstName: 'Dana', lastName: 'Ortiz', organization: 'Harbor Robotics' });
    const tomas = await makeUser({ firstName: 'Tomás', lastName: 'Herrera', organization: 'Alder Clinics' });
    const ofDana = await makeRelease(dana, {}, 'PendingEditorialReview');
    const ofTomas = await makeRelease(tomas, { headline: 'Clinics open' }, 'PendingEditorialReview');
    const find = async (searchText: string) =>
      (await client.call('listEditorialQueue', { query: { searchText } })).data.map(
        ({ distributionId }) => distributionId,
      );
    expect(await find('dana ortiz')).toEqual([ofDana.distributionId]);
    expect(await find('alder')).toEqual([ofTomas.distributionId]);
    expect(await find(tomas.oktaLogin)).toEqual([ofTomas.distributionId]);
    expect(await find('baltimore')).toEqual([ofDana.distributionId]);
    expect(await find(`REL-${ofTomas.prwebPressReleaseId}`)).toEqual([ofTomas.distributionId]);
    expect(await find('%')).toEqual([]);
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) => client.call('listEditorialQueue', { query: { pageNumber, limit: 1 } })),
    );
    expect(pages.flatMap(({ data }) => data.map(({ distributionId }) => distributionId))).toEqual([
      ofDana.distributionId,
      ofTomas.distributionId,
    ]);
  });

  it('shows those of one user, not of whose login contains theirs', async () => {
    await emptyDesk();
    const { client, user } = await editor();
    const customer = await makeUser();
    const own = await makeRelease(customer, {}, 'PendingEditorialReview');
    await makeRelease(customer, {}, 'Published');
    const namesake = await makeUser({ email: `my.${customer.email}` });
    const other = await makeRelease(namesake, {}, 'PendingEditorialReview');
    const of = async (userId: number, searchText?: string) =>
      (await client.call('listEditorialQueue', { query: { userId, searchText } })).data.map(
        ({ distributionId }) => distributionId,
      );
    expect(await of(customer.userId)).toEqual([own.distributionId]);
    expect(await of(customer.userId, customer.email)).toEqual([own.distributionId]);
    expect(await of(customer.userId, `REL-${other.prwebPressReleaseId}`)).toEqual([]);
    expect(await of(user.userId)).toEqual([]);
  });

  it('is sorted by its headings, in both directions, and found so', async () => {
    await emptyDesk();
    const { client } = await editor();
    const customer = await makeUser();
    const [bridge, anchor, crane] = [
      await makeRelease(
        customer,
        { headline: 'bridge', releaseDate: days(2), submittedDate: days(-1) },
        'PendingEditorialReview',
      ),
      await makeRelease(
        customer,
        { headline: 'Anchor', releaseDate: days(3), submittedDate: days(-3) },
        'InEditorialReview',
      ),
      await makeRelease(
        customer,
        { headline: 'Crane', releaseDate: days(1), submittedDate: days(-2) },
        'PendingEditorialReview',
      ),
    ];
    for (const [sortBy, rows] of [
      ['releaseDate', [crane, bridge, anchor]],
      ['submittedDate', [anchor, crane, bridge]],
      ['headline', [anchor, bridge, crane]],
      ['prwebPressReleaseId', [bridge, anchor, crane]],
    ] as const) {
      const ids = rows.map(({ distributionId }) => distributionId);
      for (const asked of [{}, { searchText: customer.oktaLogin }, { userId: customer.userId }]) {
        const shown = async (sortDirection?: 'desc') =>
          (
            await client.call('listEditorialQueue', {
              query: { ...asked, sortBy, ...(sortDirection ? { sortDirection } : {}) },
            })
          ).data.map(({ distributionId }) => distributionId);
        expect(await shown()).toEqual(ids);
        expect(await shown('desc')).toEqual(ids.toReversed());
      }
    }
    await expect(
      client.call('listEditorialQueue', { query: { sortBy: 'user_id' as never } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('is read and searched by indexes', async () => {
    await emptyDesk();
    await execute(
      `insert into users (okta_login, email, first_name, last_name)
       select 'person-' || n || '@many.example', 'x', md5(n::text), md5((n + 1)::text) from generate_series(1, 5000) n`,
    );
    await execute(
      `insert into releases (user_id, saved_by, package, headline, state, release_date)
       select user_id, user_id, '80', md5((user_id * n)::text), case when user_id % 100 = 0 then 0 else 3 end,
         timestamptz '2025-01-01' + user_id * n * interval '1 minute'
       from users, generate_series(1, 5) n`,
    );
    await execute('vacuum analyze releases, users');
    const page = { limit: 50, offset: 0, now: new Date(), me: 0 };
    for (const [by, index] of [
      ['releaseDate', 'releases_by_date'],
      ['submittedDate', 'releases_by_submission'],
      ['headline', 'releases_by_title'],
      ['prwebPressReleaseId', 'releases_by_number'],
      ['dueDate', 'releases_by_due'],
    ] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const queue = await planOf(
          queueList({ by, direction }),
          { ...page, states: [0, 5, 9] },
          'format json',
        );
        // Nothing is sorted between the index and the limit: no state is read further than the page needs.
        expect(queue).toMatch(
          new RegExp(
            `"Node Type":"Limit"[^[]*"Plans":\\[\\{"Node Type":"Index (?:Only )?Scan"[^}]*"Index Name":"${index}"`,
          ),
        );
        expect(queue).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"releases"/);
      }
    }
    const byHeadline = { by: 'headline', direction: 'desc' } as const;
    const dispatchers = { pattern: '%dispatchers%', atWord: null, number: null };
    const words = { ...page, states: [0, 5, 9, 3], ...dispatchers, people: [] };
    const plans = [
      await planOf(queuePeople, dispatchers, 'analyze, format json'),
      await planOf(queueSearch(byHeadline), words, 'analyze, format json'),
    ];
    const search = plans.join('\n').replaceAll(/\{[\d,]+\}/g, '');
    expect(search).toContain('"Index Name":"releases_by_words"');
    expect(search).toContain('"Index Name":"users_by_words"');
    // No words are looked for in a whole table.
    expect(search).not.toMatch(/"Seq Scan"[^}]*"(?:releases|users)"[^}]*"Actual Loops":[1-9][^}]*~~/);

    // Few releases, and more than are counted: the page is the same as if all were sorted.
    for (const states of [[0], [0, 3]]) {
      const asked = { ...page, offset: 10, states, pattern: '%7%', atWord: null, number: null };
      expect(await customersMeant(asked)).toBeNull();
      const common = await queueSearchOfMany(byHeadline).one(asked);
      const sorted = await execute<{ headline: string; total: number }>(
        `select headline, least(count(*) over (), ${COUNT_CAP + 1})::integer as total
         from releases join users using (user_id)
         where releases.state = any($1) and concat_ws(' ', headline, first_name, last_name, okta_login) like '%7%'
         order by lower(headline) desc, distribution_id desc limit 50 offset 10`,
        [states],
      );
      const rows = JSON.parse(common.rows) as { headline: string }[];
      expect(rows.map(({ headline }) => ({ headline, total: common.total }))).toEqual(sorted);
    }
  });
});

describe('a release at the desk', () => {
  it('shows the release, its customer, its order and what has happened to it', async () => {
    const customer = await makeUser({ firstName: 'Dana', lastName: 'Ortiz', phone: '410 555 0142' });
    const release = await makeRelease(customer, { paid: true }, 'PendingEditorialReview');
    const { user, client } = await editor();
    await client.call('openReview', at(release));
    const { data } = await client.call('getReviewedRelease', at(release));
    expect(data).toMatchObject({
      release: { ...goodContent, publicationState: 'InEditorialReview', hasPaid: true },
      customer: { name: 'Dana Ortiz', login: customer.oktaLogin, phone: '410 555 0142' },
      order: { orderNumber: release.firstOrderId, total: 360 },
      isOverdue: false,
    });
    expect(data.moves).toMatchObject([
      { from: 'PendingEditorialReview', to: 'InEditorialReview', by: user.oktaLogin, reasons: [] },
    ]);
  });

  it('does not show drafts', async () => {
    const { client } = await editor('ADMIN');
    const draft = await makeRelease(await makeUser());
    await expect(client.call('getReviewedRelease', at(draft))).rejects.toMatchObject({ status: 404 });
  });
});

describe('Put on hold', () => {
  it('keeps the reasons for the customer, and mails them', async () => {
    const customer = await makeUser();
    const release = await makeRelease(customer, { paid: true }, 'InEditorialReview');
    const { user, client } = await editor();
    const place = { field: 'body' as const, words: '<img onerror=alert(1)>', offset: 12 };
    const reasons = [
      { text: '  Name a source for 5 < 6.  ' },
      { text: 'Who is “Lee”?', rule: 'hype', place },
    ];
    const { data } = await client.call('holdRelease', { ...at(release), body: { reasons } });
    const kept = [{ text: 'Name a source for 5 < 6.' }, reasons[1]];
    expect(data.release).toMatchObject({ publicationState: 'OnHold', isOnHold: true, holdReason: kept });
    expect(data.moves).toMatchObject([
      {
        to: 'OnHold',
        by: user.oktaLogin,
        reasons: ['Name a source for 5 < 6.', 'Who is “Lee”? (“<img onerror=alert(1)>”)'],
      },
    ]);
    const asCustomer = await server.as(customer);
    expect((await asCustomer.call('getRelease', at(release))).data).toMatchObject({
      isOnHold: true,
      holdReason: kept,
    });
    const mails = await execute(
      `select from_state from jobs.job j join release_moves m on (j.data ->> 'releaseMoveId')::integer = m.release_move_id
       where m.distribution_id = $1 and j.name = 'mail-release-move'`,
      [release.distributionId],
    );
    expect(mails).toEqual([{ from_state: 5 }]);
    expect(
      await execute(`select actor_user_id, action from audit_log where subject_id = $1`, [
        String(release.distributionId),
      ]),
    ).toEqual([{ actor_user_id: user.userId, action: 'release.hold' }]);
  });
});

describe('Approve', () => {
  it('waits for the scheduled time', async () => {
    const release = await makeRelease(await makeUser(), { releaseDate: days(2) }, 'InEditorialReview');
    const { client } = await editor();
    const { data } = await client.call('approveRelease', { ...at(release), body: { release: 'scheduled' } });
    expect(data).toMatchObject({ release: { publicationState: 'PendingDistribution' }, isOverdue: false });
    expect(data.release.releaseDate).toBe(release.releaseDate?.toISOString().slice(0, 19));
    const [job] = await jobsOf(release, 'publish-release');
    expect(job?.start_after).toEqual(release.releaseDate);
  });

  it('releases now when that is asked for', async () => {
    const release = await makeRelease(await makeUser(), { releaseDate: days(2) }, 'PendingSeniorReview');
    const { client } = await editor('ADMIN');
    const before = Date.now();
    const { data } = await client.call('approveRelease', { ...at(release), body: { release: 'now' } });
    const releaseTime = Date.parse(`${data.release.releaseDate ?? ''}Z`);
    expect(releaseTime).toBeGreaterThanOrEqual(before - 1000);
    expect(releaseTime).toBeLessThanOrEqual(Date.now());
    expect(data.isOverdue).toBe(false);
    const [job] = await jobsOf(release, 'publish-release');
    expect(job?.start_after.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it('is never blocked by a time that has passed: it is published at once and marked overdue', async () => {
    const release = await makeRelease(await makeUser(), { releaseDate: days(-1) }, 'PendingEditorialReview');
    const { client } = await editor();
    const { data } = await client.call('approveRelease', { ...at(release), body: { release: 'scheduled' } });
    expect(data).toMatchObject({ release: { publicationState: 'PendingDistribution' }, isOverdue: true });
    expect(await jobsOf(release, 'publish-release')).toHaveLength(1);
  });
});

describe('moves that may not be made', () => {
  const refusedMoves: [(typeof calls)[number], ReleaseState, ReleaseState][] = [
    ['openReview', 'DraftMode', 'InEditorialReview'],
    ['openReview', 'InEditorialReview', 'InEditorialReview'],
    ['openReview', 'PendingDistribution', 'InEditorialReview'],
    ['holdRelease', 'DraftMode', 'OnHold'],
    ['holdRelease', 'OnHold', 'OnHold'],
    ['holdRelease', 'Published', 'OnHold'],
    ['approveRelease', 'DraftMode', 'PendingDistribution'],
    ['approveRelease', 'OnHold', 'PendingDistribution'],
    ['approveRelease', 'PendingDistribution', 'PendingDistribution'],
    ['approveRelease', 'Published', 'PendingDistribution'],
    ['approveRelease', 'NotSent', 'PendingDistribution'],
    ['approveRelease', 'OnHoldLimitedDistribution', 'PendingDistribution'],
    ['passUpRelease', 'PendingEditorialReview', 'PendingSeniorReview'],
    ['handBackRelease', 'InEditorialReview', 'InEditorialReview'],
    ['unlockRelease', 'OnHold', 'InEditorialReview'],
    ['refuseRelease', 'PendingDistribution', 'NotSent'],
    ['refuseRelease', 'Published', 'NotSent'],
    ['takeDownRelease', 'PendingDistribution', 'Deleted'],
  ];

  it.each(refusedMoves)('%s in %s names both states and changes nothing', async (name, from, to) => {
    const release = await makeRelease(await makeUser(), {}, from);
    const { client } = await editor('ADMIN');
    await expect(make(client, name, release)).rejects.toMatchObject({
      status: 409,
      problem: {
        code: 'state-conflict',
        message: `A release in the state ${from} cannot go to ${to}.`,
        states: { from, to },
      },
    });
    const before = release.state;
    expect((await release.reload()).state).toBe(before);
    expect(
      await execute('select 1 from release_moves where distribution_id = $1', [release.distributionId]),
    ).toEqual([]);
  });

  it('lets exactly one of several editors win', async () => {
    const release = await makeRelease(await makeUser(), {}, 'PendingEditorialReview');
    const editors = await Promise.all([editor(), editor(), editor('ADMIN'), editor()]);
    const outcomes = await Promise.allSettled(
      editors.map(({ client }) => client.call('openReview', at(release))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await execute('select 1 from release_moves where distribution_id = $1', [release.distributionId]),
    ).toHaveLength(1);
  });

  it('lets one of a hold and an approval at the same time win the last word, in order', async () => {
    const release = await makeRelease(await makeUser(), {}, 'InEditorialReview');
    const [one, other] = await Promise.all([editor(), editor()]);
    await Promise.allSettled([
      one.client.call('holdRelease', { ...at(release), body: { reasons: [{ text: 'Wait.' }] } }),
      other.client.call('approveRelease', { ...at(release), body: { release: 'scheduled' } }),
    ]);
    const moves = await execute<{ from_state: number; to_state: number }>(
      'select from_state, to_state from release_moves where distribution_id = $1 order by release_move_id',
      [release.distributionId],
    );
    // Held first: the approval is refused. Approved first: a release that waits for its hour may still be held.
    expect([
      [{ from_state: 5, to_state: 2 }],
      [
        { from_state: 5, to_state: 3 },
        { from_state: 3, to_state: 2 },
      ],
    ]).toContainEqual(moves);
    expect((await release.reload()).state).toBe(2);
  });
});
