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

/** Of so many of the newest, a feed has those that were published last: an archive that was imported came later than its days. */
const mostOfFeed = 1_000;

/** Facets beyond these say little. */
const mostFacets = 8;
const mostFrequent = `order by count desc, newest desc limit ${mostFacets}`;

const asked = `asked as (
  select websearch_to_tsquery('simple', news_text(:words)) as words,
    websearch_to_tsquery('simple', news_text(:words)) && :filters::tsquery as everything
)`;

/**
 * The newest rows that match, ranked: words in the headline count most, then those of the summary, and a release loses half
 * of its rank in about half a year. Of equally frequent facets the newer ones are shown.
 */
const found = `
with ${asked}, matching as materialized (
  select n.seq, n.company_key, n.place_key, n.topics, n.published_at,
    case when :ranked::boolean then
      (0.05::float8 + ts_rank('{0, 0, 0.4, 1}', n.title, asked.words))
        / (1 + date_part('epoch', :now::timestamptz - n.published_at) / 15552000)
    else 0 end as rank
  from asked, news_items n
  where n.words @@ asked.everything and n.published_at >= coalesce(:from?, '-infinity'::timestamptz)
    and n.published_at < coalesce(:until?, 'infinity'::timestamptz)
  order by n.seq desc limit :most
), facets as (
  (select 'company' as kind, company_key as key, count(*)::integer as count, max(seq) as newest
    from matching where company_key <> '' group by company_key ${mostFrequent})
  union all
  (select 'place', place_key, count(*)::integer as count, max(seq) as newest
    from matching where place_key <> '' group by place_key ${mostFrequent})
  union all
  (select 'topic', topic, count(*)::integer as count, max(seq) as newest
    from (select unnest(topics) as topic, seq from matching) each group by topic ${mostFrequent})
)
select (select count(*)::integer from matching) as "count!",
  array(select seq from matching order by rank desc, published_at desc, seq desc limit :size offset :skipped) as "seqs!",
  coalesce((
    select json_agg(json_build_object('kind', kind, 'key', key, 'count', count, 'name',
      case kind when 'company' then n.company when 'place' then n.place else key end) order by count desc, key)
    from facets join news_items n on n.seq = facets.newest
  ), '[]') as "facets!"`;

const search = statement('news-search', { isPrepared: false })`${found}`.as<{
  seqs: number[];
  facets: (Facet & { kind: 'company' | 'place' | 'topic' })[];
}>();

/** Rows of a block are a power of two, as the migration has it. */
const blockBits = 13;

/** Where the rows end, and how many of the newest block that is full match. */
const sample = statement('news-sample', { isPrepared: false })`
with ${asked}, newest as (select coalesce(max(seq), 0) as seq from news_items)
select newest.seq as "seq!", numnode(words) > 0 and querytree(words) <> 'T' as "isIndexed!",
  (select count(*)::integer from news_items
    where words @@ (everything && quote_literal('#b/' || (newest.seq >> ${String(blockBits)}) - 1)::tsquery)) as "matches!"
from asked, newest`;

const blocksOf = (from: number, to: number): string =>
  anyOf(Array.from({ length: to - from + 1 }, (_, place) => `#b/${from + place}`));

/** Blocks that are looked at for what no index finds. */
const mostBlocks = 32;

/** So many of the newest blocks have as many matches as are looked at, and some more, where all are like the one before. */
const blocksFor = (most: number, matches: number): number => Math.ceil((most * 1.2) / matches) + 1;

/**
 * Finds releases. The words may have "phrases" and -exclusions; no text is an error. `skip` of the ranked ones are left
 * out. `from` and `until` are the instants between which they were published. Of a feed it does not
 * matter how many more there are, and what they have in common.
 */
export async function searchNews(
  query: NewsQuery,
  {
    from,
    until,
    now,
    size,
    skip,
    isFeed = false,
  }: { from: Date | null; until: Date | null; now: Date; size: number; skip: number; isFeed?: boolean },
): Promise<NewsFound> {
  const { words, order } = query;
  const most = isFeed ? mostOfFeed : mostFound;
  const filters = queryFilters(query);
  const { seq, isIndexed, matches } = await sample.one({ words, filters: filters.join(' & ') });
  const last = seq >> blockBits;
  // Exclusions alone are in no index: what has them in common is looked for among the newest.
  const mayLookAtAll = isIndexed || filters.length > 0;
  const newest = Math.min(blocksFor(most, matches), mayLookAtAll ? Infinity : mostBlocks);
  const rounds = [...(newest < last || !mayLookAtAll ? [newest] : []), ...(mayLookAtAll ? [null] : [])];
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
      most,
    });
    if (row.count >= most) break;
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
