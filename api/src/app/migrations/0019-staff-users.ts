/**
 * Addresses that somebody was asked to verify are rows too, with a number by which staff names them: `verified_at` is
 * null until then. The login name is one of them from the registration on. `c3_company_id` comes from the former
 * system, with the import of its archive.
 */
export const migration = {
  name: '0019-staff-users',
  sql: `
alter table verified_emails
  add column email_id integer generated always as identity,
  alter column verified_at drop not null,
  add constraint verified_emails_email_id_key unique (email_id);
insert into verified_emails (user_id, email, verified_at)
  select user_id, okta_login, activated_at from users where deleted_at is null
  on conflict (user_id, email) do nothing;

alter table users add column c3_company_id text check (length(c3_company_id) <= 40);
`,
};
