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
export const cappedCountSql = (rows: string, cap = COUNT_CAP): string =>
  `(select count(*)::integer from (${rows} limit ${cap + 1}) counted)`;

/** SQL that has the rows of a `select` as the text of a JSON array, in their order; `[]` when there are none. */
export const pageRowsSql = (rows: string): string =>
  `coalesce((select json_agg(page) from (${rows}) page), '[]')::text`;

/** Rows that a sample has, about. */
const sampleRows = 3000;

/** How many times as many as are counted a sample must promise to be believed; and with how many found rows it must. */
const believed = [
  { margin: 3, found: 1 },
  { margin: 2, found: 150 },
];

/**
 * SQL that tells from a sample spread over `table` whether far more of its rows meet `condition` than are counted. A
 * small table is read whole.
 */
export const commonSql = (table: string, condition: string, alias = table): string => {
  const percent = `(select least(100, ${sampleRows * 100} / greatest(reltuples, 1)) from pg_class where oid = '${table}'::regclass)`;
  const isBelieved = believed.map(
    ({ margin, found }) => `(count(*) >= ${found} and count(*) * 100 / ${percent} > ${margin * COUNT_CAP})`,
  );
  return `(select ${isBelieved.join(' or ')}
    from ${table} ${alias} tablesample system (${percent}) repeatable (1) where ${condition})`;
};

/**
 * SQL of the CTEs `counted` (total) and `either` (rows) of a search. As many rows as are counted are found by the
 * index of words, and the page is one of them. Where there are more, the words are common: the page is soon full
 * with those that `inOrder` selects, in the order of the list and no further than the page. `areMore` holds where that
 * is known (`commonSql`) before they are counted.
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
common as materialized (
  select ${areMore} as words
), found as materialized (
  select * from (${found}) matching where not (select words from common) limit ${COUNT_CAP + 1}
), counted as materialized (
  select case when (select words from common) then ${COUNT_CAP + 1} else count(*)::integer end as total from found
), either as (
  select * from found where (select total from counted) <= ${COUNT_CAP}
  union all
  select * from (${inOrder}) in_order where (select total from counted) > ${COUNT_CAP}
)`;

/** The same for the rows of a table of which alone `match` says whether they are found; its words have an index. */
export const searchedByWordsSql = (table: string, match: string, order: string): string =>
  searchedSql({
    areMore: commonSql(table, match),
    found: `select * from ${table} where ${match}`,
    inOrder: `select * from ${table} where ${match} order by ${order} limit :limit::integer + :offset::integer`,
  });

/** The headers of a list that say how many rows there are on all pages. */
export const countHeaders = (total: number): Record<string, string> => ({
  'X-Total-Count': String(Math.min(total, COUNT_CAP)),
  ...(total > COUNT_CAP ? { 'X-Total-Count-Capped': 'true' } : {}),
});
