import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';

const chunk = 50_000;

/** Words by how many rows of a million have them: common ones in the body, marks that are searched for. */
const bodySql = `
  (select string_agg('word' || (abs(hashint4(n * 61 + w)) % (abs(hashint4(n + w)) % 20000 + 1)), ' ')
    from generate_series(1, 60) w)
  || case when n = 7 then ' onlyone' else '' end
  || case when n % 100 = 0 then ' tenthousand' else '' end
  || case when n % 5 = 0 then ' twohundredthousand' else '' end`;

/** Rows $1 to $2: a release each two minutes backwards from now, of one of 5,000 companies, 300 places and 12 topics. */
const insertSql = `
insert into news_items (distribution_id, number, slug, published_at, changed_at, package, language, headline, summary,
  company, company_key, place, place_key, topics, title, words)
select 1000000 + n, 1000000 + n, 'harbor-robotics', at, at, '200', 'en-US', headline, summary, company, news_key(company),
  place, news_key(place), array[topic], to_tsvector('simple', news_text(headline || ' ' || summary)),
  to_tsvector('simple', news_text(headline || ' ' || summary || ' ' || company || ' ' || place || ' ' || body))
    || array_to_tsvector(array['#c/' || news_key(company), '#p/' || news_key(place), '#t/' || topic])
from (
  select n, date_trunc('milliseconds', now() - make_interval(mins => 2 * ($3::integer - n))) as at,
    'Harbor Robotics opens plant ' || n || ' for robots' as headline,
    'A retooled shipyard brings assembly ' || n % 977 || ' to Sparrows Point.' as summary,
    'Company ' || abs(hashint4(n)) % 5000 as company, 'Town ' || abs(hashint4(-n)) % 300 as place,
    '0' || 1 + abs(hashint4(n + 3)) % 9 || '000000' as topic, ${bodySql} as body
  from generate_series($1::integer, $2::integer) n) made
order by n`;

/** What the triggers do for each row, in one go: the topics, and the block of a row among its words. */
const afterwards = [
  `insert into news_topics (seq, topic, published_at) select seq, topics[1], published_at from news_items
    where number >= 1000000 on conflict do nothing`,
  `update news_items set words = words || array_to_tsvector(array['#b/' || (seq >> 13)]) where number >= 1000000`,
];

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
    for (let from = 1; from <= total; from += chunk) {
      const to = Math.min(total, from + chunk - 1);
      await database.query(insertSql, [from, to, total]);
      onProgress(to);
    }
    for (const sql of afterwards) await database.query(sql);
    await database.query(`set maintenance_work_mem = '1GB'`);
    for (const { made } of indexes) await database.query(made);
    await database.query('alter table news_items enable trigger user');
    await database.query('vacuum analyze news_items, news_topics');
  } finally {
    await database.end();
  }
}
