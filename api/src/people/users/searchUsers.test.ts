import type { CallArguments } from '@dispatch/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { planOf } from '../../testing/planOf';
import { useTestServer } from '../../testing/useTestServer';
import { userFiltersOf } from './searchUsers';
import { usersFiltered, usersList, usersSearch } from './searchUsersSql';

const server = useTestServer();
let staff: Awaited<ReturnType<typeof server.as>>;
const search = async (init: CallArguments<'searchUsers'>[0]) => (await staff.call('searchUsers', init)).data;

beforeAll(async () => {
  staff = await server.as(await makeUser({ group: 'EDITOR', email: 'ruth@desk.example' }));
  await makeUser({ email: 'Bea@pier.example', firstName: 'Béa', lastName: 'Quay' });
  await makeUser({ email: 'abe@pier.example', organization: '100%_Pier' });
  await makeUser({ email: 'cy@pier.example', group: 'FINANCE' });
  await makeUser({ email: 'gone@pier.example', deletedAt: new Date() });
});

describe('searchUsers', () => {
  it('lists everybody but deleted accounts, by e-mail address whatever its capitals', async () => {
    const { users, rowCount, paginationToken } = await search({});
    const pier = users.filter(({ email }) => email.endsWith('pier.example'));
    expect(pier.map(({ email }) => email)).toEqual([
      'abe@pier.example',
      'Bea@pier.example',
      'cy@pier.example',
    ]);
    expect(pier[1]).toMatchObject({ oktaLogin: 'bea@pier.example', group: 'USER', firstName: 'Béa' });
    expect([rowCount, paginationToken]).toEqual([users.length, null]);
  });

  it.each([
    ['bea@PIER', ['Bea@pier.example']],
    ['béa quay', ['Bea@pier.example']],
    ['100%_pier', ['abe@pier.example']],
    ['%', ['abe@pier.example']],
    // Of one or two letters, where a word begins: not within abe.
    ['BE', ['Bea@pier.example']],
    ['bé q', ['Bea@pier.example']],
    ['1', ['abe@pier.example']],
    ['gone@pier', []],
  ])('finds by %s', async (userSearchToken, found) => {
    const { users, rowCount } = await search({ query: { userSearchToken } });
    expect(users.map(({ email }) => email)).toEqual(found);
    expect(rowCount).toBe(found.length);
  });

  it('sorts by each column in both directions', async () => {
    const sorted = async (sortBy: 'oktaLogin' | 'email' | 'group' | 'name', sortDirection: 'asc' | 'desc') =>
      (await search({ query: { userSearchToken: 'pier.example', sortBy, sortDirection } })).users.map(
        ({ oktaLogin }) => oktaLogin.split('@')[0],
      );
    expect(await sorted('oktaLogin', 'desc')).toEqual(['cy', 'bea', 'abe']);
    expect(await sorted('email', 'desc')).toEqual(['cy', 'bea', 'abe']);
    expect(await sorted('group', 'asc')).toEqual(['cy', 'bea', 'abe']);
    expect(await sorted('name', 'asc')).toEqual(['abe', 'cy', 'bea']);
  });

  it('keeps to each filter and to all of them, and goes on behind a row', async () => {
    await execute(
      `update users set last_seen_on = case okta_login when 'abe@pier.example' then '2024-02-28'::date when 'bea@pier.example' then '2024-02-29' end,
         activated_at = case okta_login when 'cy@pier.example' then null else now() end where okta_login like '%@pier.example'`,
    );
    const asked = async (query: NonNullable<CallArguments<'searchUsers'>[0]>['query']) => {
      const { users, rowCount } = await search({ query: { userSearchToken: 'pier.example', ...query } });
      expect(rowCount).toBe(users.length);
      return users.map(({ oktaLogin }) => oktaLogin.split('@')[0]);
    };
    expect(await asked({ sortBy: 'lastSeen', sortDirection: 'desc' })).toEqual(['bea', 'abe', 'cy']);
    expect(await asked({ seenFrom: '2024-02-28', seenTo: '2024-02-28' })).toEqual(['abe']);
    expect(await asked({ seenTo: '2024-02-28' })).toEqual(['abe', 'cy']);
    expect(await asked({ isVerified: false })).toEqual(['cy']);
    expect(await asked({ isVerified: true, group: 'FINANCE' })).toEqual([]);
    const { users } = await search({ query: { isVerified: false, group: 'FINANCE' } });
    expect(users).toMatchObject([
      { email: 'cy@pier.example', organization: 'Harbor Robotics', lastSeenDay: null },
    ]);
    const after = (await search({ query: { userSearchToken: 'abe@pier' } })).users[0]?.id ?? 0;
    for (const sortBy of ['email', 'name', 'lastSeen'] as const)
      expect(await asked({ sortBy, sortDirection: 'desc', after })).toEqual(
        sortBy === 'lastSeen' ? ['cy'] : [],
      );
    expect(await asked({ after })).toEqual(['bea', 'cy']);
  });

  it('gives pages by number and by token, which ends with the last one', async () => {
    const query = { userSearchToken: 'pier.example', limit: 2 };
    const first = await search({ query });
    expect([first.users.length, first.rowCount]).toEqual([2, 3]);
    const next = await search({ query: { ...query, paginationToken: first.paginationToken ?? '' } });
    expect(next.users.map(({ email }) => email)).toEqual(['cy@pier.example']);
    expect(next.paginationToken).toBeNull();
    expect(next).toEqual(await search({ query: { ...query, pageNumber: 2 } }));
    const foreign = await search({ query: { ...query, paginationToken: 'of_nobody' } });
    expect(foreign).toEqual({ users: [], rowCount: 3, paginationToken: null });
  });

  it('reads each order from its index, and searches by the index of words', async () => {
    await execute(
      `insert into users (okta_login, email, first_name, last_name)
       select md5(n::text), md5(n::text), md5('a' || n), md5('b' || n) from generate_series(1, 5000) n`,
    );
    await execute('vacuum analyze users');
    const { users } = await search({ query: { limit: 1 } });
    const page = { limit: 25, offset: 0 };
    for (const [by, index] of [
      ['email', 'users_by_email'],
      ['oktaLogin', 'users_by_login'],
      ['group', 'users_by_group'],
    ] as const) {
      for (const direction of ['asc', 'desc'] as const)
        expect(await planOf(usersList({ by, direction }), page)).toMatch(new RegExp(`Limit.*\n.*${index}`));
    }
    const filters = { ...userFiltersOf({}), after: users[0]?.id ?? 0 };
    for (const [by, index] of [
      ['name', 'users_by_last_name'],
      ['lastSeen', 'users_by_last_seen'],
      ['email', 'users_by_email'],
    ] as const)
      expect(await planOf(usersFiltered({ by, direction: 'asc' }), { ...page, ...filters })).toMatch(
        new RegExp(`${index}.*\n *Index Cond`),
      );
    const found = await planOf(usersSearch({ by: 'email', direction: 'asc' }), {
      ...page,
      ...userFiltersOf({}),
      after: null,
      pattern: '%pier%',
      atWord: null,
    });
    expect(found).toContain('users_by_words');
  });
});
