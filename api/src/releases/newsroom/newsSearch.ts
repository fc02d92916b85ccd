import { mediaTopicName } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { newsBySeq, type NewsItem } from './newsItems';
import { anyOf, type NewsQuery, queryFilters } from './newsQuery';

/** How many of what was found have this in common. */
export type Facet = { key: string; name: string; count: number };

export type NewsFound = {
  items: NewsItem[];
  /** At most `mostFound`: the newest of so many are looked at, ranked and counted, and no older ones. */
  count: number;
  companies: Facet[];
  places: Facet[];
  topics: Facet[];
};

export const mostFound = 10_000;

/** Facets beyond these say little. */
const mostFacets = 8;

/**
 * The newest rows that match, ranked: words in the headline count most, then those of the summary, and a release loses half
 * of its rank in about half a year. `blocks` are the newest ones of 8,192 rows each that are looked at.
 */
const found = `
with asked as (
  select websearch_to_tsquery('simple', news_text(:words)) as words,
    websearch_to_tsquery('simple', news_text(:words)) && :filters::tsquery as everything
), matching as materialized (
  select n.seq, n.company_key, n.place_key, n.topics, n.published_at,
    case when :ranked::boolean then
      (0.05 + ts_rank('{0, 0, 0.4, 1}', n.title, asked.words))
        / (1 + extract(epoch from :now::timestamptz - n.published_at) / 15552000)
    else 0 end as rank
  from asked, news_items n
  where n.words @@ asked.everything and n.published_at >= coalesce(:from?, '-infinity'::timestamptz)
    and n.published_at < coalesce(:until?, 'infinity'::timestamptz)
  order by n.seq desc limit ${mostFound}
), facets as (
  select kind, key, count(*)::integer as count, max(seq) as newest,
    row_number() over (partition by kind order by count(*) desc, key) as place
  from (
    select 'company' as kind, company_key as key, seq from matching
    union all select 'place', place_key, seq from matching
    union all select 'topic', topic, seq from matching, unnest(topics) as topic
  ) each where key <> '' group by kind, key
)
select (select count(*)::integer from matching) as "count!",
  array(select seq from matching order by rank desc, published_at desc, seq desc limit :size offset :skipped) as "seqs!",
  coalesce((
    select json_agg(json_build_object('kind', kind, 'key', key, 'count', count, 'name',
      case kind when 'company' then n.company when 'place' then n.place else key end) order by count desc, key)
    from facets join news_items n on n.seq = facets.newest where facets.place <= ${mostFacets}
  ), '[]') as "facets!"`;

const search = statement('news-search', { isPrepared: false })`${found}`.as<{
  seqs: number[];
  facets: (Facet & { kind: 'company' | 'place' | 'topic' })[];
}>();

const newestSeq = statement('news-newest-seq')`
select coalesce(max(seq), 0) as "seq!",
  numnode(websearch_to_tsquery('simple', news_text(:words))) > 0
    and querytree(websearch_to_tsquery('simple', news_text(:words))) <> 'T' as "isIndexed!"
from news_items`;

const blocksOf = (from: number, to: number): string =>
  anyOf(Array.from({ length: to - from + 1 }, (_, place) => `#b/${from + place}`));

/** How many of the newest blocks are looked at first, and then, before all of them. */
const windows = [8, 32];

/** Rows of a block: a power of two, as the migration has it. */
const blockBits = 13;

/**
 * Finds releases. The words may have "phrases" and -exclusions; no text is an error. `skip` of the ranked ones are left
 * out. `from` and `until` are the instants between which they were published.
 */
export async function searchNews(
  query: NewsQuery,
  {
    from,
    until,
    now,
    size,
    skip,
  }: { from: Date | null; until: Date | null; now: Date; size: number; skip: number },
): Promise<NewsFound> {
  const { words, order } = query;
  const filters = queryFilters(query);
  const { seq, isIndexed } = await newestSeq.one({ words });
  const last = seq >> blockBits;
  // Exclusions alone are in no index: what has them in common is looked for among the newest.
  const mayLookAtAll = isIndexed || filters.length > 0;
  const rounds = [
    ...windows.filter((count) => count <= last || !mayLookAtAll),
    ...(mayLookAtAll ? [null] : []),
  ];
  let row: Awaited<ReturnType<typeof search.one>> | undefined;
  for (const blocks of rounds) {
    const within = blocks === null ? [] : [blocksOf(Math.max(0, last - blocks + 1), last)];
    row = await search.one({
      words,
      filters: [...filters, ...within].join(' & '),
      ranked: order === 'relevance',
      now,
      from,
      until,
      size,
      skipped: skip,
    });
    if (row.count >= mostFound) break;
  }
  const facetsOf = (kind: string): Facet[] =>
    (row?.facets ?? [])
      .filter((facet) => facet.kind === kind)
      .map(({ key, name, count }) => ({ key, name, count }));
  return {
    items: await newsBySeq(row?.seqs ?? []),
    count: row?.count ?? 0,
    companies: facetsOf('company'),
    places: facetsOf('place'),
    topics: facetsOf('topic').map((facet) => ({ ...facet, name: mediaTopicName(facet.key) })),
  };
}
