import { mediaTopic, packageTraits, type PackageId, withNarrowerTopics } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

/** A stored image, with the words that its author has given it. */
export type NewsImage = {
  uploadKey: string;
  alt: string;
  caption: string;
  credit: string;
  width: number;
  height: number;
  mediaType: string;
};

/** A release in a list of news, as it was published last. */
export type NewsItem = {
  /** Tells those of one moment apart. */
  seq: number;
  distributionId: number;
  /** The public number of the release. */
  number: number;
  /** Its place on this site: `/news/{slug}-{number}`. */
  path: string;
  publishedAt: Date;
  /** Published or corrected last. */
  changedAt: Date;
  language: string;
  headline: string;
  summary: string;
  company: NewsName | null;
  place: NewsName | null;
  topics: NewsName[];
  image: NewsImage | null;
};

/** What many releases share, and its last part of an address; of a company that has no list of its own, empty. */
export type NewsName = { key: string; name: string };

const columns = `n.seq, n.distribution_id as "distributionId", n.number as "number", n.slug as "slug",
  n.published_at as "publishedAt", n.changed_at as "changedAt", n.package as "package", n.language as "language",
  n.headline as "headline", n.summary as "summary", n.company as "company", n.company_key as "companyKey",
  n.place as "place", n.place_key as "placeKey", n.topics, n.image, f.upload_key as "uploadKey",
  f.width, f.height, f.media_type as "mediaType"`;

const withImage = `left join files f on f.upload_key = n.image ->> 'uploadKey' and f.stored_at is not null
  and f.removing_at is null and f.width is not null`;

/** A row's place in a list. */
export type Place = { publishedAt: Date; seq: number };

/** How a list goes on from a row: the older ones after it, or the newer ones before it. */
export type Cursor = { before: Place } | { after: Place } | null;

const older = `(n.published_at, n.seq) < (:publishedAt, :seq)`;
const newer = `(n.published_at, n.seq) > (:publishedAt, :seq)`;

const ofTopics = (side: '<' | '>', order: 'asc' | 'desc'): string => `
with found as (
  select distinct latest.published_at, latest.seq from unnest(:topics::text[]) as asked (topic)
  cross join lateral (
    select published_at, seq from news_topics
    where topic = asked.topic and (published_at, seq) ${side} (:publishedAt, :seq)
    order by published_at ${order}, seq ${order} limit :count
  ) latest
)
select ${columns} from (select * from found order by published_at ${order}, seq ${order} limit :count) latest
join news_items n on n.seq = latest.seq ${withImage}
order by n.published_at ${order}, n.seq ${order}`;

/** Both ways through the rows that `narrowed` leaves. The newer ones come from the nearest on. */
const bothWays = {
  older: (narrowed: string) => `
select ${columns} from news_items n ${withImage} where ${older} and ${narrowed} order by n.published_at desc, n.seq desc limit :count`,
  newer: (narrowed: string) => `
select ${columns} from news_items n ${withImage} where ${newer} and ${narrowed} order by n.published_at, n.seq limit :count`,
};

const latest = {
  older: statement('news-latest-older')`${bothWays.older('true')}`,
  newer: statement('news-latest-newer')`${bothWays.newer('true')}`,
};
const ofCompany = {
  older: statement('news-of-company-older')`${bothWays.older('n.company_key = :key')}`,
  newer: statement('news-of-company-newer')`${bothWays.newer('n.company_key = :key')}`,
};
const pictured = 'n.company_key = :key and n.image is not null';
const ofPictured = {
  older: statement('news-pictured-older')`${bothWays.older(pictured)}`,
  newer: statement('news-pictured-newer')`${bothWays.newer(pictured)}`,
};
const ofPlace = {
  older: statement('news-of-place-older')`${bothWays.older('n.place_key = :key')}`,
  newer: statement('news-of-place-newer')`${bothWays.newer('n.place_key = :key')}`,
};

/** Rows of several topics, each once: the newest of each, and of these the newest. */
const bothWaysOfTopics = {
  older: ofTopics('<', 'desc'),
  newer: ofTopics('>', 'asc'),
};

const ofTopic = {
  older: statement('news-of-topic-older')`${bothWaysOfTopics.older}`,
  newer: statement('news-of-topic-newer')`${bothWaysOfTopics.newer}`,
};

const topicsInUse = statement('news-topics-in-use')`
select asked.topic as "topic!" from unnest(:topics::text[]) as asked (topic)
where exists (select 1 from news_topics where topic = asked.topic)`;

const bySeq = statement('news-by-seq')`
select ${columns} from unnest(:seqs::integer[]) with ordinality as asked (seq, place)
join news_items n using (seq) ${withImage} order by asked.place`;

const ofRelease = statement('news-of-release')`
select ${columns} from news_items n ${withImage} where n.distribution_id = :distributionId`;

const bodies = statement('news-bodies')`
select asked.id as "distributionId!", coalesce(v.content ->> 'body', r.body) as "body!",
  coalesce(v.number, 1) as "version!"
from unnest(:ids::integer[]) as asked (id) join releases r on r.distribution_id = asked.id
left join lateral (
  select number, content from release_versions
  where distribution_id = asked.id and kind in ('published', 'correction') order by number desc limit 1
) v on true`;

const changed = statement('news-changed')`
select max(created_at) as at from release_moves where action in ('republish', 'takeDown')`;

type Row = Awaited<ReturnType<typeof latest.older.all>>[number];

const named = (key: string, name: string): NewsName | null =>
  key === '' && name === '' ? null : { key, name };

/** Null for what is no topic. */
const topicName = (code: string): NewsName | null => {
  const topic = mediaTopic(code);
  return topic && { key: code, name: topic.name };
};

const itemOf = (row: Row): NewsItem => {
  const { seq, distributionId, publishedAt, changedAt, language, headline, summary } = row;
  const { uploadKey, width, height, mediaType } = row;
  const hasImage = packageTraits[row.package as PackageId].newsImage && uploadKey !== null;
  const image = (row.image ?? {}) as { altText?: string; caption?: string; credit?: string };
  const { altText: alt = '', caption = '', credit = '' } = image;
  return {
    seq,
    distributionId,
    number: row.number,
    path: `/news/${row.slug}-${row.number}`,
    publishedAt,
    changedAt,
    language,
    headline,
    summary,
    company: named(row.companyKey, row.company),
    place: named(row.placeKey, row.place),
    topics: row.topics.flatMap((code) => topicName(code) ?? []),
    image:
      hasImage && width !== null && height !== null && mediaType !== null
        ? { uploadKey, alt, caption, credit, width, height, mediaType }
        : null,
  };
};

/**
 * Which releases a list has: all, or those of a company, its pictured ones, those of a place, or of a topic and those that it
 * contains.
 */
export type NewsOf =
  | { company: string }
  | { pictured: string }
  | { place: string }
  | { topic: string }
  | null;

/** A part of a list, newest first, and whether there are newer and older ones beside it. */
export type NewsPart = { items: NewsItem[]; hasNewer: boolean; hasOlder: boolean };

const rowsOf = (of: NewsOf, way: 'older' | 'newer', from: Place, count: number): Promise<Row[]> => {
  const { publishedAt, seq } = from;
  if (of === null) return latest[way].all({ publishedAt, seq, count });
  if ('company' in of) return ofCompany[way].all({ key: of.company, publishedAt, seq, count });
  if ('pictured' in of) return ofPictured[way].all({ key: of.pictured, publishedAt, seq, count });
  if ('topic' in of)
    return ofTopic[way].all({ topics: withNarrowerTopics(of.topic), publishedAt, seq, count });
  return ofPlace[way].all({ key: of.place, publishedAt, seq, count });
};

/** Beyond every row. */
const newest: Place = { publishedAt: new Date('9999-12-31T00:00:00Z'), seq: 0 };

/** `count` releases from a row on, or the newest ones. */
export async function newsPart(of: NewsOf, cursor: Cursor, count: number): Promise<NewsPart> {
  if (cursor !== null && 'after' in cursor) {
    const rows = await rowsOf(of, 'newer', cursor.after, count + 1);
    const items = rows.slice(0, count).reverse().map(itemOf);
    return { items, hasNewer: rows.length > count, hasOlder: true };
  }
  const rows = await rowsOf(of, 'older', cursor?.before ?? newest, count + 1);
  return {
    items: rows.slice(0, count).map(itemOf),
    hasNewer: cursor !== null,
    hasOlder: rows.length > count,
  };
}

/** These rows, in this order, without those that are gone. */
export const newsBySeq = async (seqs: number[]): Promise<NewsItem[]> =>
  seqs.length === 0 ? [] : (await bySeq.all({ seqs })).map(itemOf);

/** How many others of its company the page of a release names. */
const relatedCount = 4;

/** A public release as lists have it, and the latest others of its company. Null for one that is in no list. */
export async function newsOfRelease(
  distributionId: number,
): Promise<{ item: NewsItem; related: NewsItem[] } | null> {
  const row = await ofRelease.maybe({ distributionId });
  if (row === undefined) return null;
  const item = itemOf(row);
  const key = item.company?.key ?? '';
  if (key === '') return { item, related: [] };
  const { items } = await newsPart({ company: key }, null, relatedCount + 1);
  const others = items.filter((one) => one.distributionId !== distributionId);
  return { item, related: others.slice(0, relatedCount) };
}

/** The body of a release as it was published last, as HTML, and the number of that version. */
export type NewsText = { body: string; version: number };

/** Of releases by their ids. */
export const newsTexts = async (ids: number[]): Promise<Map<number, NewsText>> =>
  ids.length === 0
    ? new Map()
    : new Map((await bodies.all({ ids })).map(({ distributionId, ...text }) => [distributionId, text]));

/** When a release was last corrected or taken down: then lists change that it stands in no more. */
export const newsChangedAt = async (): Promise<Date | null> => (await changed.all())[0]?.at ?? null;

/** Those of the topics that a public release has. */
export const topicsWithNews = async (topics: string[]): Promise<Set<string>> =>
  new Set((await topicsInUse.all({ topics })).map(({ topic }) => topic));
