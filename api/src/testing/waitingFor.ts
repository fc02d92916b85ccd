import { execute } from '../platform/database/database';

/** Polled to know that a call has come as far as the rows of a table that a transaction has changed. */
export const waitingFor = async (table: string): Promise<number> => {
  const [row] = await execute<{ waiting: number }>(
    `select count(*)::integer as waiting from pg_locks waiting join pg_locks held using (pid)
      where not waiting.granted and held.relation = $1::regclass
        and held.database = (select oid from pg_database where datname = current_database())`,
    [table],
  );
  return row?.waiting ?? 0;
};
