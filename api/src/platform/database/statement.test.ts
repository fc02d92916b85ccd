import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { readCatalogue } from '../../../statements/catalogue';
import { describe as describeStatement } from '../../../statements/describe';
import { addTo } from '../../../statements/statementsFile';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { parseSql } from './namedParameters';
import { Statement } from './statement';
import type { Json, Narrowed, NarrowedBy } from './statementTypes';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const described = async (text: string) =>
  describeStatement(client, await readCatalogue(client), { name: 'one', family: 'one', sql: parseSql(text) });
const rowOf = async (text: string) => (await described(text)).row;

describe('a named parameter', () => {
  test('has one number wherever it stands, and none in texts, comments, quoted names, casts and JSON', () => {
    const text = `select ':a', "b:c", x::text, to_char(y, 'HH24:MI:SS'), json_object('k': z) -- :d
      from t where e = :e and f = :f? or e = :e::text`;
    const { text: numbered, parameters, nullable } = parseSql(text);
    expect(numbered).toBe(text.replaceAll(':e', '$1').replace(':f?', '$2'));
    expect([parameters, [...nullable]]).toEqual([['e', 'f'], ['f']]);
    expect(() => parseSql('select $1')).toThrow('Name the parameter $1');
  });
});

describe('what PostgreSQL says of a statement', () => {
  test('is the types of its parameters and columns, by the tables, their checks and what refers to them', async () => {
    expect(
      await described(
        `select user_id, lower(email) as email, lower(email) as "shown!", deleted_at, feature_overrides, count(*) over ()
           from users where email = any(:emails) and created_date > :since? and user_id <> :id`,
      ),
    ).toEqual({
      parameters: { emails: 'readonly (string | null)[]', since: 'Date | string | null', id: 'number' },
      row: {
        user_id: 'number',
        email: 'string | null',
        shown: 'string',
        deleted_at: 'Date | null',
        feature_overrides: 'Json',
        count: 'string | null',
      },
    });
    expect(await rowOf('select price_cents, package_id from partner_packages')).toEqual({
      price_cents: 'Cents',
      package_id: `'80' | '140' | '200' | '360'`,
    });
    expect(await rowOf('select state from jobs.job')).toMatchObject({
      state: expect.stringContaining(`'created' | 'retry' | 'active'`) as string,
    });
    expect((await described('delete from mails_sent')).row).toBeNull();
  });

  test('lets a column be null where an outer join or a union may leave it so', async () => {
    const joined = (join: string, end = '') =>
      rowOf(`select o.order_id, u.user_id from orders o ${join} users u on u.user_id = o.user_id ${end}`);
    expect(await joined('join')).toEqual({ order_id: 'number', user_id: 'number' });
    expect(await joined('left join')).toEqual({ order_id: 'number', user_id: 'number | null' });
    expect(await joined('right join')).toEqual({ order_id: 'number | null', user_id: 'number' });
    expect(await joined('full join')).toEqual({ order_id: 'number | null', user_id: 'number | null' });
    expect(await joined('left join', 'where u.user_id is null')).toMatchObject({ user_id: 'number | null' });
    expect(
      await rowOf(`with u as materialized (select user_id from users)
        select o.order_id, u.user_id from orders o left join u on u.user_id = o.user_id`),
    ).toEqual({ order_id: 'number', user_id: 'number | null' });
    expect(
      await rowOf(
        `select u.user_id, i.user_id as other from users u left join users i on i.user_id = u.partner_id`,
      ),
    ).toEqual({ user_id: 'number', other: 'number | null' });
    expect(await rowOf('select user_id from users union all select null')).toEqual({
      user_id: 'number | null',
    });
  });

  test('is an error by the name of the statement for what is not there, doubled or marked for nothing', async () => {
    await expect(described('select emial from users')).rejects.toThrow('one: column "emial" does not exist');
    await expect(described('select user_id, 1 as user_id from users')).rejects.toThrow('two columns');
    await expect(described('select user_id as "id!" from users')).rejects.toThrow('no ! there');
    const families = new Map<string, Awaited<ReturnType<typeof described>>>();
    const add = async (name: string, text: string) =>
      addTo(families, { name, family: 'list' }, await described(text));
    await add('list-a', 'select email from users');
    await expect(add('list-b', 'select email as mail from users')).rejects.toThrow(
      'list-b: takes or answers',
    );
  });
});

describe('a statement', () => {
  test('gives its values by their names, and counts the rows that it has changed', async () => {
    const note = new Statement<{ key: string; at: Date }, never>(
      'test-note',
      'test-note',
      'insert into mails_sent values (:key, :at) on conflict do nothing',
    );
    const at = new Date(0);
    expect([await note.run({ at, key: 'noted' }), await note.run({ key: 'noted', at })]).toEqual([1, 0]);
    const find = new Statement<{ key: string }, { sent_at: Date }>(
      'test-find',
      'test-find',
      'select sent_at from mails_sent where key = :key',
      { isPrepared: false },
    );
    expect([await find.maybe({ key: 'noted' }), await find.maybe({ key: 'other' })]).toEqual([
      { sent_at: at },
      undefined,
    ]);
    await expect(find.one({ key: 'other' })).rejects.toThrow('test-find found no row');
    const wrong = new Statement<object, { most: Date }>(
      'test-wrong',
      'test-wrong',
      'select max(sent_at) as "most!" from mails_sent where false',
    );
    await expect(wrong.all()).rejects.toThrow('test-wrong marks "most!" as never null');
  });

  test('has one text by its name', () => {
    const declare = (text: string) => new Statement('test-twice', 'test-twice', text);
    declare('select 1');
    expect(() => declare('select 2')).toThrow('Two statements have the name test-twice');
  });

  test('names the type of a JSON, and no column that is not there', () => {
    type Row = { id: number; body: Json; other: Json | null; word: 'a' | 'b' | null };
    expectTypeOf<Narrowed<Row, { body: string[]; other: Date; word: 'a' }>>().toEqualTypeOf<{
      id: number;
      body: string[];
      other: Date | null;
      word: 'a' | null;
    }>();
    expectTypeOf<NarrowedBy<Row, { absent: string }>['absent']>().toBeNever();
    expectTypeOf<NarrowedBy<Row, { word: 'c' }>['word']>().toEqualTypeOf<'a' | 'b'>();
  });
});
