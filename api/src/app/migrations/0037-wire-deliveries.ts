/**
 * Releases that go to the downstream system: one row a release, made when it is published for the first time, with the
 * version that goes out. `delivery_id` is what the receiver knows the delivery by, however often it is sent. The story
 * is what the receiver answered when it took it, at `delivered_at` by our clock.
 */
export const migration = {
  name: '0037-wire-deliveries',
  sql: `
create table wire_deliveries (
  distribution_id integer primary key references releases,
  delivery_id uuid not null unique default gen_random_uuid(),
  version_number integer not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  story_date timestamptz,
  story_number text check (length(story_number) between 1 and 60),
  era_id text check (length(era_id) between 1 and 40),
  check (num_nulls(delivered_at, story_date, story_number, era_id) in (0, 4))
);
create index wire_deliveries_taken on wire_deliveries (delivered_at desc, distribution_id desc)
  where delivered_at is not null;
create index wire_deliveries_of_era on wire_deliveries (era_id) where era_id is not null;
`,
};
