/**
 * What a session knows of its browser, sessions in which staff acts for somebody, what the screens remember for a
 * person, the export of an account and its deletion.
 *
 * The lines of the audit log name people by their ids alone (docs/decisions/0007): the log can stay append-only when
 * an account is deleted. `created_at` of an impersonated session is the sign-in of the staff behind it: it never
 * lasts longer than that.
 */
export const migration = {
  name: '0007-account',
  sql: `
alter table sessions
  add column user_agent text not null default '' check (length(user_agent) <= 300),
  add column address text not null default '' check (length(address) <= 45),
  add column impersonator_user_id integer references users on delete cascade,
  add column admin_session_id bigint references sessions on delete cascade,
  add constraint sessions_impersonated check ((impersonator_user_id is null) = (admin_session_id is null));
create index sessions_impersonator_idx on sessions (impersonator_user_id) where impersonator_user_id is not null;
create index sessions_admin_idx on sessions (admin_session_id) where admin_session_id is not null;

create table user_parameters (
  user_id integer not null references users on delete cascade,
  parameter_name text not null check (length(parameter_name) <= 50),
  parameter_value text not null check (length(parameter_value) <= 200),
  primary key (user_id, parameter_name)
);

create table account_exports (
  user_id integer primary key references users on delete cascade,
  key text not null unique check (length(key) between 20 and 100),
  state text not null check (state in ('running', 'ready', 'failed')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  size_bytes bigint,
  check ((state = 'ready') = (ready_at is not null and expires_at is not null and size_bytes is not null))
);
create index account_exports_expiry_idx on account_exports (expires_at);

alter table users add column deleted_at timestamptz;

alter table audit_log disable trigger audit_log_append_only;
update audit_log set actor = 'person' where actor_user_id is not null;
alter table audit_log enable trigger audit_log_append_only;
alter table audit_log
  add constraint audit_log_without_names check (actor_user_id is null or actor = 'person');
`,
};
