import { expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import { archivedList } from './listArchivedReleasesSql';

const server = useTestServer();

let lastId = 1000;

const customer = async () => {
  const user = await makeUser({ featureOverrides: { userShowArchiveReleases: true } });
  return { user, client: await server.as(user) };
};

const archive = async (user: User, headline: string, releaseDate: string | null, cents = 19_900) => {
  lastId += 1;
  await execute(
    `insert into archived_releases (login, legacy_id, headline, public_url, release_date, amount_cents)
     values ($1, $2, $3, $4, $5, $6)`,
    [user.oktaLogin, lastId, headline, `https://www.prweb.example/${lastId}`, releaseDate, cents],
  );
  return lastId;
};

it('lists one’s own, newest first, those without a date last', async () => {
  const { user, client } = await customer();
  await archive(await makeUser(), 'Somebody else’s', '2015-01-01T00:00:00Z');
  const undated = await archive(user, 'Undated', null, 0);
  const old = await archive(user, 'Old', '2011-09-05T13:30:00Z', 35_950);
  const young = await archive(user, 'Young', '2014-03-18T12:00:00Z', 1);
  const { data, headers } = await client.call('listArchivedReleases');
  expect(data).toEqual([
    {
      headline: 'Young',
      c3PRWebPressReleaseId: young,
      publicUrl: `https://www.prweb.example/${young}`,
      releaseDate: '2014-03-18T12:00:00',
      totalAmount: 0.01,
    },
    expect.objectContaining({ c3PRWebPressReleaseId: old, totalAmount: 359.5 }),
    expect.objectContaining({ c3PRWebPressReleaseId: undated, releaseDate: null, totalAmount: 0 }),
  ]);
  expect(headers.get('x-total-count')).toBe('3');
});

it('turns pages, and finds by words and by number', async () => {
  const { user, client } = await customer();
  for (let year = 2001; year < 2006; year += 1) await archive(user, `Report of ${year}`, `${year}-06-01`);
  const crane = await archive(user, 'Crane 100% ready', '2000-01-01');
  const page = await client.call('listArchivedReleases', { query: { pageNumber: 2, limit: 4 } });
  expect(page.data.map(({ headline }) => headline)).toEqual(['Report of 2001', 'Crane 100% ready']);
  expect(page.headers.get('x-total-count')).toBe('6');
  const find = async (searchText: string) =>
    (await client.call('listArchivedReleases', { query: { searchText } })).data.map((row) => row.headline);
  expect(await find('report 2003')).toEqual(['Report of 2003']);
  expect(await find('100%')).toEqual(['Crane 100% ready']);
  expect(await find(String(crane))).toEqual(['Crane 100% ready']);
  const foreign = await archive(await makeUser(), 'Report of somebody else', '2002-01-01');
  expect(await find(String(foreign))).toEqual([]);
  expect(await find('somebody else')).toEqual([]);
  expect(await find('nothing of this')).toEqual([]);
});

it('is refused while the archive is switched off for the user, and without a session', async () => {
  const user = await makeUser();
  const client = await server.as(user);
  await archive(user, 'Hidden', null);
  await expect(client.call('listArchivedReleases')).rejects.toMatchObject({
    status: 403,
    problem: { code: 'not-allowed' },
  });
  await expect(server.client.call('listArchivedReleases')).rejects.toMatchObject({ status: 401 });
});

it('reads a long archive by its index', async () => {
  const { user, client } = await customer();
  await execute(
    `insert into archived_releases (login, legacy_id, headline, release_date, amount_cents)
     select case when n <= 400 then $1 else 'other-' || n % 97 || '@harbor.example' end, 5000000 + n, 'Row ' || n,
       timestamptz '2005-01-01' + n * interval '1 hour', 100
     from generate_series(1, 20000) n`,
    [user.oktaLogin],
  );
  await execute('vacuum analyze archived_releases');
  expect((await client.call('listArchivedReleases', { query: { limit: 50 } })).data[0]?.headline).toBe(
    'Row 400',
  );
  const plan = await planOf(archivedList, { login: user.oktaLogin, limit: 50, offset: 0 }, 'format json');
  expect(plan).toContain('archived_releases_of_login');
  expect(plan).not.toMatch(/"(?:Sort|Seq Scan)"/);
});
