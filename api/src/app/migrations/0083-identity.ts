/**
 * The people of the identity service, in a schema of their own: where sign-in is another provider's, its tables stay empty.
 * Secrets are kept as hashes (passwords, links, recovery codes) or sealed (keys of authenticator apps, signing keys).
 */
export const migration = {
  name: '0083-identity',
  sql: `
create schema identity;

create table identity.accounts (
  account_id text primary key,
  login text not null,
  status text not null
    check (status in ('STAGED', 'PROVISIONED', 'ACTIVE', 'RECOVERY', 'SUSPENDED', 'DEPROVISIONED')),
  profile jsonb not null,
  password_hash text,
  created_at timestamptz not null,
  activated_at timestamptz,
  status_changed_at timestamptz not null,
  updated_at timestamptz not null,
  password_changed_at timestamptz,
  last_login_at timestamptz
);
create unique index accounts_login on identity.accounts (lower(login));

create table identity.authenticator_apps (
  account_id text primary key references identity.accounts on delete cascade,
  sealed_key text not null,
  since timestamptz not null,
  last_step bigint not null
);

create table identity.recovery_codes (
  account_id text not null references identity.accounts on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);

create table identity.passkeys (
  credential_id text primary key,
  account_id text not null references identity.accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on identity.passkeys (account_id);

create table identity.password_links (
  token_hash text primary key,
  account_id text not null references identity.accounts on delete cascade,
  purpose text not null check (purpose in ('activation', 'reset')),
  expires_at timestamptz not null
);
create index password_links_account on identity.password_links (account_id);
create index password_links_expiry on identity.password_links (expires_at);

create table identity.openid_rows (
  model text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  account_id text,
  expires_at timestamptz,
  primary key (model, id)
);
create index openid_rows_uid on identity.openid_rows (uid) where uid is not null;
create index openid_rows_grant on identity.openid_rows (grant_id) where grant_id is not null;
create index openid_rows_account on identity.openid_rows (account_id) where account_id is not null;
create index openid_rows_expiry on identity.openid_rows (expires_at) where expires_at is not null;

create table identity.sign_ins (
  uid text primary key,
  account_id text not null references identity.accounts on delete cascade,
  browser text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null
);
create index sign_ins_account on identity.sign_ins (account_id);

create table identity.signing_keys (
  key_id text primary key,
  sealed_key text not null,
  created_at timestamptz not null
);

create table identity.hook_events (
  event_id uuid primary key,
  event jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz not null
);
create index hook_events_next on identity.hook_events (next_at);
`,
};
