/**
 * The mails of a release to journalists: one row a person, whatever becomes of it. `sending` is what somebody has begun
 * to hand to the mail server: a crash may leave it so, and it is neither sent again nor counted as sent. `try_at` is
 * when one that waits may be tried, later after each refusal that may pass.
 */
export const migration = {
  name: '0042-journalist-mails',
  sql: `
create table journalist_mails (
  distribution_id integer not null references releases,
  address_hash text not null check (length(address_hash) = 43),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'withheld')),
  tries smallint not null default 0,
  try_at timestamptz not null,
  primary key (distribution_id, address_hash)
);
create index journalist_mails_waiting on journalist_mails (distribution_id, try_at) where state = 'waiting';
create index journalist_mails_sent on journalist_mails (distribution_id) where state = 'sent';
`,
};
