import { rawJson, type RawJson } from './answerBody';

/** Rows on a page when the caller does not say how many. */
const usualLimit = 200;

/** The rows that a list call asks for: how many, and how many before them. */
export const pageAsked = ({
  pageNumber = 1,
  limit = usualLimit,
}: {
  pageNumber?: number;
  limit?: number;
}): { limit: number; offset: number } => ({ limit, offset: (pageNumber - 1) * limit });

/** One page of a list as PostgreSQL builds it: its rows as JSON text, and how many there are on all pages. */
export type ListPage = { total: number; rows: string };

/** The answer of a list call whose query has found this page. */
export const pageAnswer = ([page]: readonly ListPage[]): {
  status: 200;
  body: RawJson;
  headers: Record<string, string>;
} => ({ status: 200, body: rawJson(page?.rows ?? '[]'), headers: countHeaders(page?.total ?? 0) });

/** Row counts are exact up to here and then capped. */
export const COUNT_CAP = 10_000;

/** SQL that counts the rows of a `select 1 …`, one beyond the cap at most. */
export const cappedCountSql = (rows: string): string =>
  `(select count(*)::integer from (${rows} limit ${COUNT_CAP + 1}) counted)`;

/** The headers of a list that say how many rows there are on all pages. */
export const countHeaders = (total: number): Record<string, string> => ({
  'X-Total-Count': String(Math.min(total, COUNT_CAP)),
  ...(total > COUNT_CAP ? { 'X-Total-Count-Capped': 'true' } : {}),
});
