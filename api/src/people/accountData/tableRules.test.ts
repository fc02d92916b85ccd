import { beforeAll, describe, expect, test } from 'vitest';
import { execute, inTransaction } from '../../platform/database/database';
import type { User } from '../users/User';
import { fullAccount, ottoline, zdenka } from '../../testing/fullAccount';
import { useTestServer } from '../../testing/useTestServer';
import { forgetPerson, personOf } from './forgetPerson';
import { exportedRows } from './packAccount';
import { tableRules } from './tableRules';

const server = useTestServer();
let user: User;
beforeAll(async () => {
  user = await fullAccount(server);
});

const tablesSql = `
select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
  from information_schema.tables
 where table_type = 'BASE TABLE'
   and (table_schema = 'public' or (table_schema = 'jobs' and table_name in ('job', 'archive')))`;

test('every table has a rule for export and deletion, and no rule is left over', async () => {
  const tables = await execute<{ name: string }>(tablesSql);
  expect(Object.keys(tableRules).sort()).toEqual(tables.map(({ name }) => name).sort());
});

test('no table that names an account says that it holds nothing of a person', async () => {
  const naming = await execute<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  expect(naming.length).toBeGreaterThan(10);
  const said = naming
    .map(({ name }) => name)
    .filter((name) => JSON.stringify(tableRules[name]).includes('It holds nothing of a person.'));
  expect(said).toEqual([]);
});

test('the export holds a row of each kind of data', async () => {
  const lists = await exportedRows(personOf(user, new Date()));
  const empty = [...lists].filter(([, json]) => (JSON.parse(json) as unknown[]).length === 0);
  expect(empty).toEqual([]);
  expect(lists.get('account')).toContain(zdenka.organization);
  expect([...lists.values()].join()).not.toContain('token_hash');
});

test('the export holds nothing of anybody else', async () => {
  const stranger = { ...personOf(user, new Date()), userId: 2_000_000, login: 'nobody@harbor.example' };
  const lists = await exportedRows(stranger);
  expect([...lists.values()].every((json) => json === '[]')).toBe(true);
});

const placesOf = async (text: string): Promise<string[]> => {
  const tables = await execute<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const rows = await execute<{ row: string }>(
      `select t::text as row from ${name} t where strpos(lower(t::text), lower($1)) > 0`,
      [text],
    );
    places.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return places;
};

describe('the deletion', () => {
  const traces = [
    zdenka.email,
    zdenka.firstName,
    zdenka.lastName,
    zdenka.organization,
    zdenka.phone,
    zdenka.address1,
    zdenka.address2,
    zdenka.zip,
    zdenka.city,
    '00u-zdenka',
  ];

  test('begins with a person who stands in many places', async () => {
    expect(
      new Set((await placesOf(zdenka.lastName)).map((place) => place.split(':')[0])).size,
    ).toBeGreaterThan(4);
  });

  test('leaves neither name nor address, phone nor organization in any column of any table', async () => {
    await inTransaction(() => forgetPerson(personOf(user, new Date())));
    for (const text of traces) expect(await placesOf(text)).toEqual([]);
  });

  test('leaves everything of everybody else as it was', async () => {
    const person = await fullAccount(server, { ...zdenka, email: 'zdenka@another.example' });
    const other = await fullAccount(server, ottoline);
    // The id of one account begins the id of another.
    const counted = `export-by-account:${person.userId}7`;
    await execute('insert into rate_limits (key, points) values ($1, 1)', [counted]);
    // When and from where a session was used is stored up to 20 s later.
    const heldByOther = async () =>
      [...(await exportedRows(personOf(other, new Date())))].map(([file, rows]) => [
        file,
        rows.replaceAll(/"(last_used_at|address)":"[^"]*",?/g, ''),
      ]);
    const whatOthersHave = async () => ({
      held: await heldByOther(),
      named: (await placesOf(ottoline.lastName)).sort(),
      addressed: (await placesOf(ottoline.email)).sort(),
      counted: await placesOf(counted),
    });
    const before = await whatOthersHave();
    expect([before.named.length, before.addressed.length]).not.toContain(0);
    await inTransaction(() => forgetPerson(personOf(person, new Date())));
    expect(await whatOthersHave()).toEqual(before);
  });
});
