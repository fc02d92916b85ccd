/**
 * The people of the journalist lists, one row an address, and the lists that each is on. `address_hash` is the SHA-256
 * of the address in small letters, in base64url.
 *
 * Who unsubscribes, and whose address bounces, loses the row: what is left is the hash in `withheld_addresses`, which
 * keeps the address away for ever, and a number on each list that had it. A list has at most one import; its file is
 * in the storage until it is read.
 */
export const migration = {
  name: '0039-journalists',
  sql: `
create table journalists (
  journalist_id integer generated always as identity primary key,
  address_hash text not null unique check (length(address_hash) = 43),
  address text not null check (length(address) <= 320),
  name text not null check (length(name) <= 200),
  outlet text not null check (length(outlet) <= 200),
  topics text not null check (length(topics) <= 500)
);

create table journalist_list_members (
  journalist_list_id integer not null references journalist_lists on delete cascade,
  journalist_id integer not null references journalists on delete cascade,
  primary key (journalist_list_id, journalist_id)
);
create index journalist_list_members_of_journalist on journalist_list_members (journalist_id);

create table withheld_addresses (
  address_hash text primary key check (length(address_hash) = 43),
  reason text not null check (reason in ('unsubscribed', 'bounced')),
  withheld_at timestamptz not null
);

alter table journalist_lists
  add column unsubscribed integer not null default 0,
  add column bounced integer not null default 0;

create table journalist_imports (
  journalist_list_id integer primary key references journalist_lists on delete cascade,
  storage_key text not null,
  bytes integer not null,
  state text not null check (state in ('running', 'done', 'failed')),
  started_by integer not null references users,
  started_at timestamptz not null,
  progress smallint not null default 0 check (progress between 0 and 100),
  added integer not null default 0,
  known integer not null default 0,
  refused integer not null default 0,
  refusals jsonb not null default '[]',
  failure text
);
`,
};
