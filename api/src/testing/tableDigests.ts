import type { Client } from 'pg';

/** How many rows each table has, and what they are, as an independent reader finds them: by its name. */
export const tableDigests = async (client: Client): Promise<Record<string, string>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'identity', 'jobs') and table_type = 'BASE TABLE'
        and table_name not in ('migrations', 'rate_limits') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '/' order by t::text)), '') as digest from ${name} t`,
    );
    found[name] = rows[0]?.digest ?? '';
  }
  return found;
};
