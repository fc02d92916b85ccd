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

/**
 * SQL of the CTEs `counted` (total) and `either` (rows) of a search. As many rows as are counted are found by the
 * index of words, and the page is one of them. Where there are more, the words are common: the page is soon full
 * with those that `inOrder` selects, in the order of the list and no further than the page. `areMore` holds where that
 * is known before they are counted.
 */
export const searchedSql = ({
  found,
  inOrder,
  areMore = 'false',
}: {
  found: string;
  inOrder: string;
  areMore?: string;
}): string => `
found as materialized (
  select * from (${found}) matching limit ${COUNT_CAP + 1}
), counted as materialized (
  select case when ${areMore} then ${COUNT_CAP + 1} else count(*)::integer end as total from found
), either as (
  select * from found where (select total from counted) <= ${COUNT_CAP}
  union all
  select * from (${inOrder}) common where (select total from counted) > ${COUNT_CAP}
)`;

/** The headers of a list that say how many rows there are on all pages. */
export const countHeaders = (total: number): Record<string, string> => ({
  'X-Total-Count': String(Math.min(total, COUNT_CAP)),
  ...(total > COUNT_CAP ? { 'X-Total-Count-Capped': 'true' } : {}),
});
