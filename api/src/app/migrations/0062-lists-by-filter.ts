/**
 * What the lists of orders and users are sorted and filtered by. `last_seen_on` is the day (UTC) on which somebody was
 * here last: a session is kept for a month alone. It is written once a day for each, and the version before leaves it.
 */
export const migration = {
  name: '0062-lists-by-filter',
  sql: [
    { index: 'orders_by_amount', on: 'orders (total_cents, order_id) where distribution_id is not null' },
    { index: 'orders_by_date', on: 'orders (created_date, order_id) where distribution_id is not null' },
    { index: 'payments_by_provider', on: `payments (provider, order_id) where state = 'captured'` },
    `
alter table users add column last_seen_on date;
`,
    {
      repeat: `
update users u set last_seen_on = (
  select max(s.last_used_at at time zone 'UTC')::date from sessions s
   where s.user_id = u.user_id and s.impersonator_user_id is null)
 where u.user_id in (
  select user_id from users unseen where last_seen_on is null
     and exists (select from sessions s where s.user_id = unseen.user_id and s.impersonator_user_id is null) limit 5000)`,
    },
    {
      index: 'users_by_last_seen',
      on: `users (coalesce(last_seen_on, '-infinity'), user_id) where deleted_at is null`,
    },
  ],
};
