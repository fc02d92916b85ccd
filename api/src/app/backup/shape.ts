import { statement } from '../../platform/database/statement';
import { jobSchema } from '../../platform/jobs/queue';

const schemas = ['public', 'identity', jobSchema];

/** What counts tries for some minutes is not kept (`unlogged`), and which migrations were done stands in the manifest. */
const tables = statement('backup-tables')`
select format('%I.%I', n.nspname, c.relname) as "name!",
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as "columns!"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any (:schemas::text[]) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and (n.nspname, c.relname) <> ('public', 'migrations')
  order by 1`;

/** A table as statements name it, and the columns that are written: those that PostgreSQL computes are not. */
export type TableShape = Awaited<ReturnType<typeof listTables>>[number];

export const listTables = () => tables.all({ schemas });

const sequences = statement('backup-sequences')`
select format('%I.%I', schemaname, sequencename) as "name!", last_value::text as "value!" from pg_sequences
  where schemaname = any (:schemas::text[]) and last_value is not null order by 1`;

export type SequenceState = Awaited<ReturnType<typeof listSequences>>[number];

/** The last value that each sequence has given; those that have given none are left out. */
export const listSequences = () => sequences.all({ schemas });

const foreignKeys = statement('backup-foreign-keys')`
select format('%I.%I', n.nspname, c.relname) as "table!", quote_ident(k.conname) as "name!",
    pg_get_constraintdef(k.oid) as "definition!"
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = any (:schemas::text[])`;

export type ForeignKey = Awaited<ReturnType<typeof listForeignKeys>>[number];

export const listForeignKeys = () => foreignKeys.all({ schemas });

const queues = statement('backup-queues')`select name from ${jobSchema}.queue order by name`;

export const listQueueNames = async (): Promise<string[]> => (await queues.all()).map(({ name }) => name);

const makingQueue = statement('backup-make-queue')`
select ${jobSchema}.create_queue(:name, '{"policy": "standard"}')`;

/** Makes room for the jobs of queues that there are not yet: such as those that pg-boss makes for itself when a worker starts. */
export const addQueues = async (names: readonly string[]): Promise<void> => {
  for (const name of names) await makingQueue.run({ name });
};

const valueOfSequence = statement('backup-set-sequence')`select setval(:name::regclass, :value::bigint)`;

export const setSequences = async (states: readonly SequenceState[]): Promise<void> => {
  for (const state of states) await valueOfSequence.run(state);
};
