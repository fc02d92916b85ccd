/**
 * How often each release was read, by Eastern day. Who read it is in none of it: `analytics_visits` tells within a period of eight
 * hours whether a reader was counted already, by a hash under the salt of that period; both are gone when it is over, and are
 * in no backup (unlogged). `analytics_mail_stops` are the addresses, as hashes, to which no analytics are mailed any more.
 */
export const migration = {
  name: '0097-release-analytics',
  sql: `
create table release_analytics (
  distribution_id integer not null references releases on delete cascade,
  day date not null,
  reads integer not null default 0,
  shown integer not null default 0,
  feed_fetches integer not null default 0,
  downloads integer not null default 0,
  robots integer not null default 0,
  scanners integer not null default 0,
  prefetches integer not null default 0,
  primary key (distribution_id, day)
);
create index release_analytics_by_day on release_analytics (day) where reads > 0 or shown > 0;

create table release_referrers (
  distribution_id integer not null references releases on delete cascade,
  day date not null,
  host text not null check (length(host) <= 100),
  reads integer not null default 0,
  primary key (distribution_id, day, host)
);

create unlogged table analytics_salts (
  period text primary key,
  salt bytea not null
);

create unlogged table analytics_visits (
  visit bytea primary key,
  period text not null
);
create index analytics_visits_by_period on analytics_visits (period);

create table analytics_mail_stops (
  address_hash text primary key,
  stopped_at timestamptz not null
);
`,
};
