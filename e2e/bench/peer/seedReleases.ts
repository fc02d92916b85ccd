import { connectionTo } from '@dispatch/api/connectionTo';
import pg from 'pg';

const ownReleases = 2_000;

const chunk = 50_000;

const topics = `array['robots', 'harbor', 'vaccine', 'bakery', 'orbit', 'tunnel', 'violin', 'solar', 'museum', 'cargo']`;

/** Rows $1 to $2 of $3, every ($3 / $4)th of them the account's ($5). Headlines share words; nothing is due. */
const insertSql = `
insert into releases (user_id, saved_by, state, package, headline, summary, city_state, body, creation_date,
  submitted_date, release_date, published_at, slug)
select owner, owner, state, '200',
  'Harbor Robotics opens plant ' || n || ' for ' || (${topics})[1 + abs(hashint4(n)) % 10] || ' and adds '
    || (${topics})[1 + abs(hashint4(-n)) % 10] || ' jobs',
  'A retooled shipyard brings assembly to Sparrows Point.', 'BALTIMORE', repeat('Harbor Robotics today. ', 40),
  now() - make_interval(mins => n), now() - make_interval(mins => n), now() - make_interval(mins => n),
  case when state = 4 then now() - make_interval(mins => n) end, case when state = 4 then 'harbor-robotics' end
from generate_series($1::integer, $2::integer) n,
  lateral (select case when n % ($3::integer / $4::integer) = 0 then $5::integer
      else (select min(user_id) from users where okta_login like 'bench-%') + n % 500 end as owner,
    (array[1, 4, 4, 4, 4, 2])[1 + abs(hashint4(n + 7)) % 6] as state) as who`;

const othersSql = `
insert into users (okta_login, email, first_name, last_name, activated_at)
select 'bench-' || n || '@bench.example', 'bench-' || n || '@bench.example', 'Bench', 'Person', now()
from generate_series(1, 500) n on conflict do nothing`;

const searchIndex = 'create index releases_by_words on releases using gin (lower(headline) gin_trgm_ops)';

/**
 * Vacuumed and analysed, as PostgreSQL keeps it by itself in time. @param onProgress is told how many rows there are
 */
export async function seedReleases(
  databaseUrl: string,
  ownerId: number,
  total: number,
  onProgress: (rows: number) => void,
): Promise<void> {
  const database = new pg.Client(connectionTo(databaseUrl));
  await database.connect();
  try {
    // This database is thrown away, its ledger too; its foreign keys would look up three rows for each one that is seeded.
    for (const key of ['user_id', 'saved_by', 'package'])
      await database.query(`alter table releases drop constraint if exists releases_${key}_fkey`);
    await database.query('set synchronous_commit = off');
    await database.query('alter table ledger_entries disable trigger ledger_no_truncate');
    await database.query('truncate releases cascade');
    await database.query('drop index if exists releases_by_words');
    await database.query(othersSql);
    for (let from = 1; from <= total; from += chunk) {
      const to = Math.min(total, from + chunk - 1);
      await database.query(insertSql, [from, to, total, ownReleases, ownerId]);
      onProgress(to);
    }
    await database.query(searchIndex);
    await database.query('vacuum analyze releases');
  } finally {
    await database.end();
  }
}
