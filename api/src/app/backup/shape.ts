import type { Client } from 'pg';
import { jobSchema } from '../../platform/jobs/queue';

/** A table as statements name it, and the columns that are written: those that PostgreSQL computes are not. */
export type TableShape = { name: string; columns: string[] };

const schemas = ['public', 'identity', jobSchema];

/** What counts tries for some minutes is not kept (`unlogged`), and which migrations were done stands in the manifest. */
const tables = `
select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and (n.nspname, c.relname) <> ('public', 'migrations')
  order by 1`;

export const listTables = async (client: Client): Promise<TableShape[]> =>
  (await client.query<TableShape>(tables, [schemas])).rows;

export type SequenceState = { name: string; value: string };

/** The last value that each sequence has given; those that have given none are left out. */
export const listSequences = async (client: Client): Promise<SequenceState[]> =>
  (
    await client.query<SequenceState>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
        where schemaname = any ($1) and last_value is not null order by 1`,
      [schemas],
    )
  ).rows;

export type ForeignKey = { table: string; name: string; definition: string };

export const listForeignKeys = async (client: Client): Promise<ForeignKey[]> =>
  (
    await client.query<ForeignKey>(
      `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
          pg_get_constraintdef(k.oid) as definition
        from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
        where k.contype = 'f' and k.conparentid = 0 and n.nspname = any ($1)`,
      [schemas],
    )
  ).rows;

export const listQueueNames = async (client: Client): Promise<string[]> =>
  (await client.query<{ name: string }>(`select name from ${jobSchema}.queue order by name`)).rows.map(
    ({ name }) => name,
  );

/** Makes room for the jobs of queues that there are not yet: such as those that pg-boss makes for itself when a worker starts. */
export const addQueues = async (client: Client, names: readonly string[]): Promise<void> => {
  for (const name of names)
    await client.query(`select ${jobSchema}.create_queue($1, '{"policy": "standard"}')`, [name]);
};

export const listMigrations = async (client: Client): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from migrations order by name')).rows.map(
    ({ name }) => name,
  );
