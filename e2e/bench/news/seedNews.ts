import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';

const chunk = 50_000;

/**
 * Bodies of some two hundred words, some of which are in most of them and most in few. As with real ones, their words take
 * more room than a row has, and are kept beside it.
 */
const bodies = 5_000;
const bodiesSql = `
create temporary table bodies as
select n, to_tsvector('simple', string_agg(
  'word' || (abs(hashint4(n * 251 + w)) % (abs(hashint4(n + w)) % 20000 + 1)), ' ')) as words
from generate_series(0, ${bodies - 1}) n, generate_series(1, 200) w group by n`;

/** What is searched for, by how many rows of a million have it. */
const marksSql = `array_remove(array['#c/' || news_key(company), '#p/' || news_key(place), '#t/' || topic,
  '#b/' || (seq >> 13), case when made.n = 7 then 'onlyone' end, case when made.n % 100 = 0 then 'tenthousand' end,
  case when made.n % 5 = 0 then 'twohundredthousand' end], null)`;

/** Rows $1 to $2: a release each two minutes backwards from now, of one of 5,000 companies, 300 places and 12 topics. */
const insertSql = `
insert into news_items (seq, distribution_id, number, slug, published_at, changed_at, package, language, headline, summary,
  company, company_key, place, place_key, topics, title, words)
overriding system value
select seq, 1000000 + made.n, 1000000 + made.n, 'harbor-robotics', at, at, '200', 'en-US', headline, summary, company,
  news_key(company), place, news_key(place), array[topic], to_tsvector('simple', news_text(headline || ' ' || summary)),
  to_tsvector('simple', news_text(headline || ' ' || summary || ' ' || company || ' ' || place)) || bodies.words
    || array_to_tsvector(${marksSql})
from (
  select n, $4::integer + n as seq, date_trunc('milliseconds', now() - make_interval(mins => 2 * ($3::integer - n))) as at,
    'Harbor Robotics opens plant ' || n || ' for robots' as headline,
    'A retooled shipyard brings assembly ' || n % 977 || ' to Sparrows Point.' as summary,
    'Company ' || abs(hashint4(n)) % 5000 as company, 'Town ' || abs(hashint4(-n)) % 300 as place,
    '0' || 1 + abs(hashint4(n + 3)) % 9 || '000000' as topic
  from generate_series($1::integer, $2::integer) n) made join bodies on bodies.n = abs(hashint4(made.n + 5)) % ${bodies}
order by made.n`;

/** What the triggers do for each row, in one go. */
const topicsSql = `insert into news_topics (seq, topic, published_at) select seq, topics[1], published_at from news_items
  where number >= 1000000 on conflict do nothing`;

/**
 * Fills the newsroom of a database that is thrown away: the rows that readers find, without the releases behind them.
 * @param onProgress is told how many rows there are
 */
export async function seedNews(
  databaseUrl: string,
  total: number,
  onProgress: (rows: number) => void,
): Promise<void> {
  const database = new pg.Client(connectionTo(databaseUrl));
  await database.connect();
  try {
    const { rows: indexes } = await database.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
        where tablename = 'news_items' and indexname in ('news_items_by_words')`,
    );
    await database.query('alter table news_items drop constraint news_items_distribution_id_fkey');
    await database.query('alter table news_items disable trigger user');
    for (const { name } of indexes) await database.query(`drop index ${name}`);
    await database.query(bodiesSql);
    await database.query('analyze bodies');
    const { rows } = await database.query<{ last: number }>(
      'select coalesce(max(seq), 0) as last from news_items',
    );
    const last = rows[0]?.last ?? 0;
    for (let from = 1; from <= total; from += chunk) {
      const to = Math.min(total, from + chunk - 1);
      await database.query(insertSql, [from, to, total, last]);
      onProgress(to);
    }
    await database.query(topicsSql);
    await database.query(`select setval(pg_get_serial_sequence('news_items', 'seq'), $1)`, [last + total]);
    await database.query(`set maintenance_work_mem = '1GB'`);
    for (const { made } of indexes) await database.query(made);
    await database.query('alter table news_items enable trigger user');
    await database.query('vacuum analyze news_items, news_topics');
  } finally {
    await database.end();
  }
}
