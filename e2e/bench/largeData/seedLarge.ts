import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';
import { firstId, fullSizes, type LargeTable, largeTables, type Sizes } from './tables';

const batch = 50_000;
const lastId = firstId + 99_999_999;

type Say = (line: string) => void;

/** Those that this database has: an older one lacks some. */
async function tablesOf(client: pg.Client): Promise<LargeTable[]> {
  const { rows } = await client.query<{ name: string }>('select tablename as name from pg_tables');
  return largeTables.filter(({ table }) => rows.some(({ name }) => name === table));
}

/** Foreign keys of and to the tables, and the indexes that no constraint has, as statements that take and make them. */
const aside = `
select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
from pg_constraint
where contype = 'f' and (conrelid = any($1::text[]::regclass[]) or confrelid = any($1::text[]::regclass[]))
union all
select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
from pg_index i
where i.indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = i.indexrelid)`;

/** In one transaction, and with fresh statistics for what is there then. */
async function inOneTransaction(
  client: pg.Client,
  tables: readonly string[],
  say: Say,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  await work();
  await client.query('commit');
  say('  vacuum and analyze …');
  await client.query(`vacuum analyze ${tables.join(', ')}`);
}

/**
 * Works without keys and indexes, which are made again afterwards: several times as quick, and nobody else reads or
 * writes these tables meanwhile. All is one transaction: none is ever lost.
 */
async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  say: Say,
  work: () => Promise<void>,
): Promise<void> {
  await client.query(`set local maintenance_work_mem = '512MB'`);
  const { rows } = await client.query<{ take: string; make: string }>(aside, [tables]);
  for (const { take } of rows) await client.query(take);
  await work();
  say('  indexes and keys …');
  for (const { make } of rows.toReversed()) await client.query(make);
}

/** Whether a product works with this database at this moment. */
async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'dispatch%' limit 1`,
  );
  return rows.length > 0;
}

const insertAll = async (
  client: pg.Client,
  large: readonly LargeTable[],
  sizes: Sizes,
  say: Say,
): Promise<void> => {
  for (const { table, rows, insert } of large) {
    const total = sizes[rows];
    const sql = insert.replace(/\{(\w+)\}/g, (_, name: keyof Sizes) => String(sizes[name]));
    for (let from = 1; from <= total; from += batch) {
      const to = Math.min(total, from + batch - 1);
      await client.query(sql, [from, to]);
      if (to === total || to % (4 * batch) === 0)
        say(`  ${table}: ${to.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`);
    }
  }
};

/** What refers to rows of large data goes with them. */
const referring = `
select conrelid::regclass::text as table, attname as column
from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
where contype = 'f' and confrelid = any($1::text[]::regclass[])`;

const deleteAll = async (client: pg.Client, large: readonly LargeTable[], say: Say): Promise<void> => {
  await client.query('alter table audit_log disable trigger user');
  const { rows } = await client.query<{ table: string; column: string }>(referring, [
    large.map(({ table }) => table),
  ]);
  const own = large.map(({ table, id }) => ({ table, column: id }));
  for (const { table, column } of [...rows, ...own]) {
    const { rowCount } = await client.query(
      `delete from ${table} where ${column} between ${firstId} and ${lastId}`,
    );
    if ((rowCount ?? 0) > 0) say(`  ${table}: ${(rowCount ?? 0).toLocaleString('en-US')} removed`);
  }
  await client.query('alter table audit_log enable trigger user');
};

/** Why a database is left alone; null for one that holds made-up people alone. */
async function refusal(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ login: string }>(
    `select okta_login as login from users where okta_login not like '%.example' and deleted_at is null limit 1`,
  );
  return rows[0] === undefined
    ? null
    : 'There are people in this database whose addresses do not end in .example: it is no development database.';
}

/**
 * Plants large data into a database, or takes it away again. Answers why it did nothing; null when it did. Beside a
 * product that runs it takes its time and locks nobody out: jobs that waited for its locks would fail, one after the other.
 * @param say is told how far it is
 * @param isAlone nobody minds being locked out
 */
export async function seedLarge(
  databaseUrl: string,
  {
    remove = false,
    isAlone = false,
    sizes = fullSizes,
    say,
  }: { remove?: boolean; isAlone?: boolean; sizes?: Sizes; say: Say },
): Promise<string | null> {
  const client = new pg.Client({ ...connectionTo(databaseUrl), application_name: 'seed-large' });
  await client.connect();
  try {
    const refused = await refusal(client);
    if (refused !== null) return refused;
    const { rows } = await client.query('select from users where user_id = $1', [firstId + 1]);
    const isThere = rows.length > 0;
    if (isThere !== remove) return isThere ? 'The large data is there already.' : 'There is no large data.';
    const isBeside = !isAlone && (await isInUse(client));
    if (isBeside && remove)
      return 'Dispatch is running on this database: stop it first. Large data is taken away with its tables locked.';
    if (isBeside) say('  Dispatch is running: planted beside it, which takes a few times as long.');
    const large = await tablesOf(client);
    const names = large.map(({ table }) => table);
    const work = () => (remove ? deleteAll(client, large, say) : insertAll(client, large, sizes, say));
    await inOneTransaction(client, names, say, () =>
      isBeside ? work() : withoutIndexes(client, names, say, work),
    );
    return null;
  } finally {
    await client.end();
  }
}
