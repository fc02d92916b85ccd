import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../../people/users/User';
import { makeUser } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { releasesCount, releasesList, releasesSearch } from './listReleasesSql';

let server: TestServer;
let owner: User;

const rows = 30_000;

beforeAll(async () => {
  server = await startTestServer();
  owner = await makeUser();
  const others = await Promise.all(Array.from({ length: 20 }, () => makeUser()));
  // Built anew afterwards: row by row its index of words takes most of the time.
  await execute('drop index releases_by_words');
  await execute(
    `insert into releases (user_id, saved_by, state, package, headline, body, creation_date)
     select owner, owner, 1, '200', 'Harbor Robotics opens plant ' || n, repeat('Harbor. ', 100),
       now() - make_interval(mins => n)
     from generate_series(1, ${rows}) n,
       lateral (select case when n % 30 = 0 then $1 else ($2::integer[])[1 + n % 20] end as owner) who`,
    [owner.userId, others.map(({ userId }) => userId)],
  );
  await execute('create index releases_by_words on releases using gin (lower(headline) gin_trgm_ops)');
  await execute('vacuum analyze releases');
});
afterAll(() => server.stop());

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How PostgreSQL carries out a statement once it no longer plans it for each set of values. */
const planOf = async ({ text }: { text: string }): Promise<Plan[]> => {
  const [row] = await execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (generic_plan, format json) ${text}`,
  );
  return nodesOf(row?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'nothing' });
};

/** Every reading of the table is of one person's rows, by the index of the owner; versions are those of one release. */
const readsOnlyTheOwners = (plan: Plan[]): void => {
  const tables = plan.filter((node) => node['Relation Name'] === 'releases').map((node) => node['Node Type']);
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.filter((type) => type === 'Seq Scan')).toEqual([]);
  const indexes = plan.filter((node) => node['Index Name'] !== undefined);
  for (const index of indexes) {
    const isOfVersions = index['Index Name'] === 'release_versions_pkey';
    if (!isOfVersions) expect(index['Index Name']).toMatch(/^releases_of_user/);
    expect(index['Index Cond']).toMatch(isOfVersions ? /distribution_id = / : /user_id = \$\d/);
  }
};

describe('the dashboard’s list', () => {
  it('reads the rows of its owner alone', async () => {
    readsOnlyTheOwners(await planOf(releasesList));
  });

  it('reads the rows of its owner alone when it is searched, whatever others have written', async () => {
    readsOnlyTheOwners(await planOf(releasesSearch));
  });

  it('counts each state by the index of owner and state', async () => {
    const plan = await planOf(releasesCount);
    readsOnlyTheOwners(plan);
    const indexes = plan.filter((node) => node['Index Name'] !== undefined);
    for (const index of indexes) {
      expect(index['Index Name']).toBe('releases_of_user_by_state');
      expect(index['Index Cond']).toContain('state = ');
    }
  });

  it('finds within them by words and by number', async () => {
    const client = await server.as(owner);
    const found = async (searchText: string) =>
      client.call('listReleases', { query: { searchText, limit: 10 } });
    const { data, headers } = await found('robotics plant 30');
    expect(data[0]?.HeadLine).toContain('plant 30');
    const wanted = Array.from({ length: rows / 30 }, (_, place) => String(30 * (place + 1)));
    expect(Number(headers.get('x-total-count'))).toBe(
      wanted.filter((number) => number.includes('30')).length,
    );
    const number = data[0]?.PRWebPressReleaseID ?? 0;
    expect((await found(`REL-${number}`)).data.map((row) => row.PRWebPressReleaseID)).toEqual([number]);
    expect((await found('plant 31')).data.every(({ HeadLine }) => HeadLine.includes('31'))).toBe(true);
  });
});
