/**
 * `busy_until`: until when a look holds the turn of all processes; null once it has ended. `owner_mails`: what owners of accounts
 * are to be told and the mail server has not taken yet.
 */
export const migration = {
  name: '0087-held-looks-and-kept-mails',
  sql: `
alter table system_watch add column busy_until timestamptz;
create table identity.owner_mails (
  mail_id bigint primary key generated always as identity,
  account_id text not null references identity.accounts on delete cascade,
  mail jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz not null
);
create index owner_mails_next on identity.owner_mails (next_at);
create index owner_mails_account on identity.owner_mails (account_id);
`,
};
