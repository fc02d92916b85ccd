import { describe, expect, it } from 'vitest';
import { releaseStates } from '@dispatch/contract';
import { execute } from '../../platform/database/database';
import { Release } from '../lifecycle/Release';
import { plainRelease, releaseColumns, releaseFrom } from '../lifecycle/releaseSql';
import { makeUser } from '../../testing/factories';
import { goodContent, makeRelease } from '../../testing/makeRelease';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import { releasesList } from './listReleasesSql';

const server = useTestServer();

const customer = async () => {
  const user = await makeUser();
  return { user, client: await server.as(user) };
};

describe('getRelease', () => {
  it('shows a draft as its owner wrote it', async () => {
    const { user, client } = await customer();
    const release = await makeRelease(user, { cjl: 1, cjlSelected: [3, 1] });
    const { data } = await client.call('getRelease', { path: { id: release.distributionId } });
    expect(data).toMatchObject({
      ...goodContent,
      prwebPressReleaseId: release.prwebPressReleaseId,
      releaseDate: release.releaseDate?.toISOString().slice(0, 19),
      creationDate: release.creationDate.toISOString(),
      publicationState: 'DraftMode',
      releaseStatusId: 1,
      hasPaid: false,
      orderNumber: null,
      transactionId: null,
      submittedDate: null,
      publicUrl: null,
      isOnHold: false,
      holdReason: [],
    });
    expect(data.cjlSelected.map(({ id }) => id)).toEqual([3, 1]);
    expect(data.cjlSelected[0]?.categoryName).not.toBe('');
  });

  it('shows the order of a paid one, the reasons of a held one, the address of a published one', async () => {
    const { user, client } = await customer();
    const paid = await makeRelease(user, { paid: true });
    const held = await makeRelease(user, { holdReasons: [{ text: 'Name a source.' }] }, 'OnHold');
    const published = await makeRelease(user, {}, 'Published');
    const of = async (release: Release) =>
      (await client.call('getRelease', { path: { id: release.distributionId } })).data;
    expect(await of(paid)).toMatchObject({ hasPaid: true, orderNumber: paid.firstOrderId });
    expect(await of(held)).toMatchObject({
      isOnHold: true,
      holdReason: [{ text: 'Name a source.' }],
      publicationState: 'OnHold',
    });
    expect((await of(published)).publicUrl).toBe(
      `/news/harbor-robotics-opens-baltimore-plant-and-adds-400-jobs-over-three-years-${published.prwebPressReleaseId}`,
    );
  });

  it('says the same of one that has nothing in other tables as of all others', async () => {
    const { distributionId } = await makeRelease(await makeUser(), { body: '<p>No link.</p>' });
    const read = (columns: string, from: string, condition: string) =>
      execute(
        `select row_to_json(release)::text from (
           select ${columns} ${from} where r.distribution_id = $1 and ${condition}) release`,
        [distributionId],
      );
    const plain = await read(plainRelease.columns, 'from releases r', plainRelease.condition);
    expect(plain).toHaveLength(1);
    expect(plain).toEqual(await read(releaseColumns, releaseFrom, 'true'));
  });
});

describe('countReleases', () => {
  it('counts one’s own by state, without deleted ones, as the list of the state does', async () => {
    const { user, client } = await customer();
    await makeRelease(await makeUser());
    expect((await client.call('countReleases', {})).data).toEqual([]);
    for (const state of ['DraftMode', 'DraftMode', 'Published', 'NotSent', 'Deleted'] as const)
      await makeRelease(user, {}, state);
    const { data } = await client.call('countReleases', {});
    expect(data).toEqual([
      { releaseStatusId: -2, count: 1, isCapped: false },
      { releaseStatusId: 1, count: 2, isCapped: false },
      { releaseStatusId: 4, count: 1, isCapped: false },
    ]);
    for (const { releaseStatusId, count } of data) {
      const { headers } = await client.call('listReleases', { query: { status: [releaseStatusId] } });
      expect(headers.get('x-total-count')).toBe(String(count));
    }
    await expect(server.client.call('countReleases', {})).rejects.toMatchObject({ status: 401 });
  });

  it('counts to 10000, and says when there are more', async () => {
    const { user, client } = await customer();
    await execute(
      `insert into releases (user_id, saved_by, state, package, headline)
       select $1, $1, case when n <= 10000 then 0 else 1 end, '80', '' from generate_series(1, 20001) n`,
      [user.userId],
    );
    expect((await client.call('countReleases', {})).data).toEqual([
      { releaseStatusId: 0, count: 10_000, isCapped: false },
      { releaseStatusId: 1, count: 10_000, isCapped: true },
    ]);
  });
});

describe('listReleases', () => {
  it('lists one’s own, newest first, with state and dates, and says how many there are', async () => {
    const { user, client } = await customer();
    await makeRelease(await makeUser());
    const first = await makeRelease(user, { creationDate: new Date('2026-01-01T10:00:00Z') });
    const second = await makeRelease(
      user,
      { creationDate: new Date('2026-01-02T10:00:00Z'), isResubmit: true },
      'PendingEditorialReview',
    );
    const twin = await makeRelease(user, { creationDate: new Date('2026-01-02T10:00:00Z') }, 'OnHoldLocked');
    const { data, headers } = await client.call('listReleases', {});
    expect(data.map(({ DistributionID }) => DistributionID)).toEqual(
      [twin, second, first].map(({ distributionId }) => distributionId),
    );
    expect(data.map(({ ReleaseStatusDescription }) => ReleaseStatusDescription)).toEqual([
      'On hold',
      'Pending editorial review',
      'Draft mode',
    ]);
    expect(data[1]).toMatchObject({
      HeadLine: goodContent.headline,
      PRWebPressReleaseID: second.prwebPressReleaseId,
      CreationDate: '2026-01-02T10:00:00.000Z',
      ReleaseDate: second.releaseDate?.toISOString().slice(0, 19),
      ReleaseStatusID: 0,
      isResubmit: true,
      CityState: 'BALTIMORE',
      Package: '200',
      hasPaid: false,
    });
    await second.update({ paidAt: new Date() });
    expect((await client.call('listReleases', {})).data.map(({ hasPaid }) => hasPaid)).toEqual([
      ...[false, true, false],
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    expect(headers.get('x-total-count-capped')).toBeNull();
  });

  it('turns pages without losing or repeating a row', async () => {
    const { user, client } = await customer();
    for (let count = 0; count < 7; count += 1) await makeRelease(user);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNumber) => client.call('listReleases', { query: { pageNumber, limit: 3 } })),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ DistributionID }) => DistributionID))).size).toBe(
      7,
    );
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['7', '7', '7', '7']);
  });

  it('searches words of the headline and the number, and takes signs as signs', async () => {
    const { user, client } = await customer();
    const robots = await makeRelease(user);
    const percent = await makeRelease(user, { headline: 'Alder Clinics cut waiting by 40% in a_year\\' });
    const find = async (searchText: string) =>
      (await client.call('listReleases', { query: { searchText } })).data.map(
        ({ DistributionID }) => DistributionID,
      );
    expect(await find('baltimore  PLANT')).toEqual([robots.distributionId]);
    expect(await find('robotics jobs')).toEqual([robots.distributionId]);
    expect(await find(String(percent.prwebPressReleaseId))).toEqual([percent.distributionId]);
    expect(await find(`REL-${percent.prwebPressReleaseId}`)).toEqual([percent.distributionId]);
    expect(await find('40%')).toEqual([percent.distributionId]);
    expect(await find('a_year\\')).toEqual([percent.distributionId]);
    expect(await find('%')).toEqual([percent.distributionId]);
    expect(await find("x' or 1=1 --")).toEqual([]);
    expect(await find('  ')).toHaveLength(2);
    expect(await find('99999999999')).toEqual([]);
  });

  it('filters by state, and never shows deleted ones', async () => {
    const { user, client } = await customer();
    for (const state of releaseStates) {
      if (!['NotFound', 'Ignore'].includes(state)) await makeRelease(user, {}, state);
    }
    const states = async (status?: (-2 | -1 | 0 | 1 | 4)[]) =>
      (await client.call('listReleases', { query: status ? { status } : {} })).data.map(
        ({ ReleaseStatusID }) => ReleaseStatusID,
      );
    expect((await states()).toSorted((a, b) => a - b)).toEqual([-2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await states([0, 4])).toSorted()).toEqual([0, 4]);
    expect(await states([-1])).toEqual([]);
  });

  it('reads a long list by its index, and caps the count', async () => {
    const { user, client } = await customer();
    await execute(
      `insert into releases (user_id, saved_by, package, headline, creation_date)
       select $1, $1, '80', 'Release ' || n, timestamptz '2025-01-01' + n * interval '1 minute'
       from generate_series(1, 12000) n`,
      [user.userId],
    );
    await execute('analyze releases');
    const { headers } = await client.call('listReleases', { query: { limit: 1 } });
    expect(headers.get('x-total-count')).toBe('10000');
    expect(headers.get('x-total-count-capped')).toBe('true');
    const { user: another } = await customer();
    await execute(
      `insert into releases (user_id, saved_by, package, headline, creation_date)
       select $1, $1, '80', 'Release ' || n, timestamptz '2025-01-01' + n * interval '1 minute'
       from generate_series(1, 500) n`,
      [another.userId],
    );
    await execute('vacuum analyze releases');
    const asked = { userId: another.userId, states: [0, 1, 2, 3, 4], limit: 50, offset: 0, seesAll: false };
    const plan = await planOf(releasesList, asked, 'format json');
    const [count, page] = plan.match(/(?<="Index Name":")\w+/g) ?? [];
    expect(count).toMatch(/^releases_of_user/);
    expect(page).toBe('releases_of_user');
    expect(plan).not.toMatch(/"Seq Scan"|"Sort Key":\["r_?\d*\./);
  });
});

describe('deleteDraft', () => {
  it('deletes an unpaid draft once: it is gone for its owner and remembered in its history', async () => {
    const { user, client } = await customer();
    const { distributionId } = await makeRelease(user);
    const path = { id: distributionId };
    expect((await client.call('deleteDraft', { path })).status).toBe(204);
    await expect(client.call('deleteDraft', { path })).rejects.toMatchObject({ status: 404 });
    await expect(client.call('getRelease', { path })).rejects.toMatchObject({ status: 404 });
    expect((await client.call('listReleases', {})).data).toEqual([]);
    expect(
      await execute(
        'select from_state, to_state, action, actor_name from release_moves where distribution_id = $1',
        [distributionId],
      ),
    ).toEqual([{ from_state: 1, to_state: -1, action: 'delete', actor_name: user.oktaLogin }]);
    expect(
      await execute(`select action from audit_log where subject_type = 'release' and subject_id = $1`, [
        String(distributionId),
      ]),
    ).toEqual([{ action: 'release.delete' }]);
  });

  it('keeps what is paid or submitted, and says so', async () => {
    const { user, client } = await customer();
    const paid = await makeRelease(user, { paid: true });
    const submitted = await makeRelease(user, {}, 'PendingEditorialReview');
    await expect(client.call('deleteDraft', { path: { id: paid.distributionId } })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'release-paid', message: 'A release that has been paid for cannot be deleted.' },
    });
    await expect(
      client.call('deleteDraft', { path: { id: submitted.distributionId } }),
    ).rejects.toMatchObject({
      status: 409,
      problem: { code: 'state-conflict', states: { from: 'PendingEditorialReview', to: 'Deleted' } },
    });
    expect((await paid.reload()).state).toBe(1);
    expect((await submitted.reload()).state).toBe(0);
  });
});
