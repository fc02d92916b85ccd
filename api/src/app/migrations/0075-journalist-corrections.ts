/**
 * Journalists who got a release and are to hear of its last correction, or that it was withdrawn: a row for each, as in
 * journalist_mails, which a later correction begins anew.
 */
export const migration = {
  name: '0075-journalist-corrections',
  sql: `
create table journalist_corrections (
  distribution_id integer not null references releases,
  address_hash text not null check (length(address_hash) = 43),
  occasion text not null check (occasion in ('correction', 'withdrawal')),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'withheld')),
  tries smallint not null default 0,
  try_at timestamptz not null,
  primary key (distribution_id, address_hash)
);
create index journalist_corrections_waiting on journalist_corrections (distribution_id, try_at) where state = 'waiting';
create index journalist_corrections_sent on journalist_corrections (distribution_id) where state = 'sent';
`,
};
