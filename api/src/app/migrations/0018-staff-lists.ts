/** What the lists of the back-office are searched and sorted by. The words of a user are those of people/users/userSql.ts. */
export const migration = {
  name: '0018-staff-lists',
  sql: [
    {
      index: 'users_by_more_words',
      on: `users using gin (
  (first_name || ' ' || last_name || ' ' || organization || ' ' || okta_login || ' ' || email) gin_trgm_ops)`,
    },
    `
drop index users_by_words;
alter index users_by_more_words rename to users_by_words;
alter table orders add column revenue_recognition_date timestamptz;
`,
    { index: 'users_by_email', on: 'users (lower(email), user_id) where deleted_at is null' },
    { index: 'users_by_login', on: 'users (okta_login, user_id) where deleted_at is null' },
    { index: 'users_by_group', on: 'users (group_name, user_id) where deleted_at is null' },
  ],
};
