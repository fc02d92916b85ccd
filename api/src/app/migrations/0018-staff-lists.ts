/** What the lists of the back-office are searched and sorted by. The words of a user are those of people/users/userSql.ts. */
export const migration = {
  name: '0018-staff-lists',
  sql: `
drop index users_by_words;
create index users_by_words on users using gin (
  (first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login || ' ' || email) gin_trgm_ops);
create index users_by_email on users (lower(email), user_id) where deleted_at is null;
create index users_by_login on users (okta_login, user_id) where deleted_at is null;
create index users_by_group on users (group_name, user_id) where deleted_at is null;

alter table orders add column revenue_recognition_date timestamptz;
`,
};
