/**
 * Readers who follow something by mail, each by an address that they have confirmed, and what each is to hear of.
 * `next_at` is when the next mail may go. `query` is what a followed search looks for, `batch` the mail that a row is in.
 */
export const migration = {
  name: '0079-following',
  sql: `
create table followers (
  follower_id integer generated always as identity primary key,
  email text not null check (length(email) between 3 and 100),
  frequency text not null default 'immediately' check (frequency in ('immediately', 'daily', 'weekly')),
  next_at timestamptz not null,
  paused_at timestamptz,
  created_at timestamptz not null
);
create unique index followers_by_email on followers (lower(email));

create table follows (
  follow_id integer generated always as identity primary key,
  follower_id integer not null references followers on delete cascade,
  kind text not null check (kind in ('company', 'topic', 'place', 'search', 'release')),
  key text not null check (length(key) between 1 and 1000),
  label text not null,
  query tsquery,
  created_at timestamptz not null,
  check ((kind = 'search') = (query is not null)),
  unique (follower_id, kind, key)
);
create index follows_by_key on follows (kind, key);

create table follow_news (
  follower_id integer not null references followers on delete cascade,
  distribution_id integer not null references releases on delete cascade,
  occasion text not null check (occasion in ('first', 'correction', 'withdrawal')),
  version integer not null,
  reason text not null,
  created_at timestamptz not null,
  batch uuid,
  sent_at timestamptz,
  primary key (follower_id, distribution_id, occasion, version)
);
create index follow_news_waiting on follow_news (follower_id) where sent_at is null;
create index follow_news_of_release on follow_news (distribution_id);
create index follow_news_sent on follow_news (sent_at) where sent_at is not null;
`,
};
