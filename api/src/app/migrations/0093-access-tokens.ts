/**
 * Access tokens of accounts, of which the hash alone is kept, and by which of them something was done. What has ended
 * stays for the record, until its account is deleted.
 */
export const migration = {
  name: '0093-access-tokens',
  sql: `
create table access_tokens (
  token_id integer generated always as identity primary key,
  user_id integer not null references users (user_id) on delete cascade,
  name text not null,
  scopes text[] not null,
  token_hash bytea not null unique,
  last_four text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_address text,
  ended_at timestamptz,
  warned_at timestamptz
);
create unique index access_tokens_name_idx on access_tokens (user_id, lower(name)) where ended_at is null;
create index access_tokens_expiry_idx on access_tokens (expires_at) where ended_at is null and warned_at is null;
alter table audit_origins add column token_id integer;
`,
};
