/**
 * From where somebody acted, beside the audit log: the log is append-only and names people by their ids alone
 * (docs/decisions/0007), and an address says something of a person. `user_id` is who sat there: the staff behind an
 * impersonated session, else the person. An upgrade of a paid release is an order of
 * its own. The rest are the indexes of the log's filters and of the overview.
 */
export const migration = {
  name: '0021-staff-operations',
  sql: [
    `
create table audit_origins (
  audit_id bigint primary key,
  user_id integer not null,
  address text not null check (length(address) <= 45),
  device text not null check (length(device) <= 300)
);
create index audit_origins_user_idx on audit_origins (user_id);

alter table audit_log alter column action type text collate "C";

alter table orders drop constraint orders_purpose_check,
  add constraint orders_purpose_check check (purpose in ('release', 'upgrade'));
alter table payments drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose in ('release', 'upgrade'));
`,
    { index: 'audit_log_at_idx', on: 'audit_log (at, audit_id)' },
    { index: 'audit_log_action_idx', on: 'audit_log (action, at)' },
    { index: 'audit_log_subject_id_idx', on: 'audit_log (subject_id)' },
    {
      index: 'audit_log_impersonator_idx',
      on: 'audit_log (impersonator_user_id, audit_id) where impersonator_user_id is not null',
    },
    { index: 'audit_log_nobody_idx', on: 'audit_log (actor, at) where actor_user_id is null' },
    { index: 'release_moves_at_idx', on: 'release_moves (created_at) include (to_state)' },
    { index: 'orders_at_idx', on: 'orders (created_date) include (total_cents)' },
  ],
};
