/** The one subscriber that stands in the environment as WIRE_URL. */
const downstream = `(select subscriber_id from subscribers where is_downstream)`;

/**
 * Who takes releases over by machine, and what went or is to go to each: a row for each release, correction and withdrawal.
 * `delivery_number` is the order in which a subscriber gets them, and the place from which one that fetches goes on;
 * `delivery_id` is what a receiver knows a delivery by, however often it comes. `problem` is why it was not taken when it
 * was tried last, `digest` the SHA-256 of the body that was sent then.
 *
 * What the version before this one writes to wire_deliveries is copied by a trigger, while both run.
 */
export const migration = {
  name: '0074-deliveries',
  sql: [
    `
create table subscribers (
  subscriber_id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  kind text not null check (kind in ('push', 'pull')),
  address text,
  format text not null,
  sealed_secret text,
  token_hash bytea unique,
  topics text[] not null default '{}',
  companies text[] not null default '{}',
  first_day date not null,
  is_downstream boolean not null default false,
  version integer not null default 1,
  paused_at timestamptz,
  retry_at timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  told_at timestamptz,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index subscribers_by_name on subscribers (lower(name)) where removed_at is null;
create unique index subscribers_downstream on subscribers (is_downstream) where is_downstream;
insert into subscribers (name, kind, format, is_downstream, first_day, created_at)
values ('Downstream system', 'push', 'ninjs-3.1', true, '2000-01-01', now());

create table deliveries (
  delivery_number integer generated always as identity primary key,
  delivery_id uuid not null unique default gen_random_uuid(),
  subscriber_id integer not null references subscribers,
  distribution_id integer references releases,
  version_number integer,
  occasion text not null check (occasion in ('first', 'correction', 'withdrawal', 'test')),
  state text not null default 'queued' check (state in ('queued', 'taken', 'failed', 'dropped')),
  created_at timestamptz not null,
  try_at timestamptz not null,
  tries integer not null default 0,
  tried_at timestamptz,
  settled_at timestamptz,
  problem text,
  answer text,
  digest bytea,
  story_date timestamptz,
  story_number text check (length(story_number) between 1 and 60),
  era_id text check (length(era_id) between 1 and 40),
  check ((occasion = 'test') = (distribution_id is null))
);
create unique index deliveries_once on deliveries
  (subscriber_id, distribution_id, occasion, (case when occasion = 'correction' then version_number else 0 end));
create index deliveries_waiting on deliveries (subscriber_id, tries, delivery_number) where state = 'queued';
create index deliveries_failed on deliveries (subscriber_id, delivery_number) where state = 'failed';
create index deliveries_of_subscriber on deliveries (subscriber_id, delivery_number);
create index deliveries_of_release on deliveries (distribution_id, delivery_number);
create index deliveries_taken on deliveries (subscriber_id, settled_at) where state = 'taken';
create index deliveries_with_receipt on deliveries (settled_at desc, distribution_id desc) where era_id is not null;
create index deliveries_of_era on deliveries (era_id) where era_id is not null;

create function wire_delivery_is_copied() returns trigger language plpgsql as $$
begin
  insert into deliveries (delivery_id, subscriber_id, distribution_id, version_number, occasion, state, created_at,
    try_at, settled_at, story_date, story_number, era_id)
  values (new.delivery_id, ${downstream}, new.distribution_id, new.version_number, 'first',
    case when new.delivered_at is null then 'queued' else 'taken' end, new.created_at, new.created_at, new.delivered_at,
    new.story_date, new.story_number, new.era_id)
  on conflict (delivery_id) do update set (state, settled_at, story_date, story_number, era_id) =
    (excluded.state, excluded.settled_at, excluded.story_date, excluded.story_number, excluded.era_id)
    where deliveries.state = 'queued';
  return null;
end $$;
`,
    `create trigger wire_delivery_is_copied after insert or update on wire_deliveries
  for each row execute function wire_delivery_is_copied()`,
    `insert into deliveries (delivery_id, subscriber_id, distribution_id, version_number, occasion, state, created_at,
    try_at, settled_at, story_date, story_number, era_id)
select delivery_id, ${downstream}, distribution_id, version_number, 'first',
  case when delivered_at is null then 'queued' else 'taken' end, created_at, created_at, delivered_at, story_date,
  story_number, era_id
from wire_deliveries order by created_at, distribution_id
on conflict do nothing`,
  ],
};
