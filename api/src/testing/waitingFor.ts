import { execute } from '../database/database';

/**
 * How many statements of this test's database wait for rows of a table that an open transaction has changed. A test
 * polls it to know that a call has come as far as those rows.
 */
export const waitingFor = async (table: string): Promise<number> => {
  const [row] = await execute<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_locks waiting join pg_locks held using (pid)
      where not waiting.granted and held.relation = $1::regclass
        and held.database = (select oid from pg_database where datname = current_database())`,
    [table],
  );
  return row?.waiting ?? 0;
};
