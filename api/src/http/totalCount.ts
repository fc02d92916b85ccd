/** Row counts are exact up to here and then capped (0-decisions, Calls). */
export const COUNT_CAP = 10_000;

/** SQL that counts the rows of a `select 1 …`, one beyond the cap at most. */
export const cappedCountSql = (rows: string): string =>
  `(select count(*)::integer from (${rows} limit ${COUNT_CAP + 1}) counted)`;

/** The headers of a list that say how many rows there are on all pages. */
export const countHeaders = (total: number): Record<string, string> => ({
  'X-Total-Count': String(Math.min(total, COUNT_CAP)),
  ...(total > COUNT_CAP ? { 'X-Total-Count-Capped': 'true' } : {}),
});
