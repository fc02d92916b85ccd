import { journalistLists } from './journalistLists';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const migration = {
  name: '0001-accounts',
  sql: `
create table users (
  user_id integer generated always as identity primary key,
  okta_login text not null check (okta_login = lower(okta_login) and length(okta_login) <= 100),
  email text not null check (length(email) <= 100),
  first_name text not null,
  last_name text not null,
  organization text not null default '',
  phone text not null default '',
  country text not null default '',
  state text not null default '',
  address1 text not null default '',
  address2 text not null default '',
  city text not null default '',
  zip text not null default '',
  language_id integer not null default 1033,
  campaign_code text not null default 'PRWebNG',
  campaign_package integer not null default 0,
  migrated_from_legacy boolean not null default false,
  group_name text not null default 'USER'
    check (group_name in ('ADMIN', 'EDITOR', 'FINANCE', 'VIRTUALPRESSOFFICE', 'USER')),
  provider_user_id text,
  activated_at timestamptz,
  feature_overrides jsonb not null default '{}' check (jsonb_typeof(feature_overrides) = 'object'),
  partner_id integer,
  created_date timestamptz not null default now(),
  constraint users_okta_login_key unique (okta_login)
);
create index users_name_idx on users (lower(last_name), lower(first_name));

create table identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user_idx on identities (user_id);

create table sessions (
  session_id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  id_token text
);
create index sessions_user_idx on sessions (user_id) where ended_at is null;
create index sessions_created_idx on sessions (created_at);

create table email_tokens (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  email text not null check (length(email) <= 100),
  purpose text not null check (purpose in ('activation', 'contact')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_user_idx on email_tokens (user_id);
create index email_tokens_expiry_idx on email_tokens (expires_at);

create table verified_emails (
  user_id integer not null references users on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 100),
  verified_at timestamptz not null,
  primary key (user_id, email)
);

create table packages (
  package_id text primary key check (package_id in ('80', '140', '200', '360')),
  name text not null,
  price_cents integer not null check (price_cents >= 0)
);
insert into packages values
  ('80', 'Basic', 12000), ('140', 'Standard', 24500), ('200', 'Advanced', 36000), ('360', 'Premium', 48000);

create table journalist_lists (
  journalist_list_id integer generated always as identity primary key,
  category_name text not null unique check (length(category_name) <= 100),
  brand_id integer not null default 1,
  is_active boolean not null default true
);
insert into journalist_lists (category_name)
  select name from unnest(array[${journalistLists.map(quoted).join(', ')}]) with ordinality as list (name, place)
  order by place;

create table audit_log (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_user_id integer,
  actor text not null,
  impersonator_user_id integer,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);
create index audit_log_subject_idx on audit_log (subject_type, subject_id, audit_id);
create index audit_log_actor_idx on audit_log (actor_user_id, audit_id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();

create table used_captchas (
  solution_key text primary key,
  expires_at timestamptz not null
);
create index used_captchas_expiry_idx on used_captchas (expires_at);

create table worker_heartbeat (
  worker text primary key,
  beaten_at timestamptz not null
);

create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire_idx on rate_limits (expire);
`,
};
