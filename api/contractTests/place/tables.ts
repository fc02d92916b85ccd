import { execute } from '../../src/platform/database/database';

/** What changes by itself, or by every call: counters, clocks, and the memory of a key. */
const passing: ReadonlySet<string> = new Set([
  'public.rate_limits',
  'public.idempotency_keys',
  'public.worker_heartbeat',
  'public.migrations',
]);

/** Columns that are clocks. */
const clocks: Readonly<Record<string, string>> = {
  'public.sessions': " - 'last_used_at' - 'address'",
  'public.users': " - 'last_seen_on'",
};

/** The rows of every table, the waiting jobs among them. */
export type Tables = ReadonlyMap<string, readonly string[]>;

let sql: string | null = null;

const reading = async (): Promise<string> => {
  const tables = await execute<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema = 'jobs' and table_name = 'job'))`,
  );
  return tables
    .map(({ name }) => name)
    .filter((name) => !passing.has(name))
    .map((name) => `select '${name}' as name, (to_jsonb(t)${clocks[name] ?? ''})::text as row from ${name} t`)
    .join(' union all ');
};

export const readTables = async (): Promise<Tables> => {
  sql ??= await reading();
  const rows = await execute<{ name: string; row: string }>(`${sql} order by 1, 2`);
  const tables = new Map<string, string[]>();
  for (const { name, row } of rows) tables.set(name, [...(tables.get(name) ?? []), row]);
  return tables;
};

const without = (rows: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return rows.filter((row) => !known.has(row));
};

export const changesBetween = (before: Tables, after: Tables): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, young] = [before.get(name) ?? [], after.get(name) ?? []];
    return [
      ...without(old, young).map((row) => `- ${name} ${row.slice(0, 400)}`),
      ...without(young, old).map((row) => `+ ${name} ${row.slice(0, 400)}`),
    ];
  });
