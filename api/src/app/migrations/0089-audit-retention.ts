/**
 * The audit log stays append-only, but for what is older than a year: its lines may be forgotten where the administrator has set
 * for how long it is kept. Whoever does has to say so in the transaction. Where there are addresses of more than a year ago they stay,
 * until an administrator sets for how long.
 */
export const migration = {
  name: '0089-audit-retention',
  sql: `
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('dispatch.forgetting', true) = 'on'
    and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit();
insert into settings (name, value, changed_at, changed_by)
  select 'originDays', '3650', now(), null
    where exists (select from audit_origins where audit_id <=
      (select audit_id from audit_log where at < now() - interval '365 days' order by at desc limit 1))
  on conflict (name) do nothing;
`,
};
