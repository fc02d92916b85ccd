/**
 * The desk's search reads headlines in lower case from its index alone, in the order of the queue: a release is wide, and
 * reading thousands of them to look for a word costs more than all else. `headline` is in it because PostgreSQL knows
 * only by the column that it need not read the release. It takes the place of `releases_by_state`, whose columns it
 * begins with, and the index of words in lower case that of `releases_by_headline`. The rest are what the other lists
 * are searched and sorted by.
 */
export const migration = {
  name: '0056-searched-words',
  sql: [
    {
      index: 'releases_by_date',
      on: `releases (state, release_date, distribution_id, lower(headline))
  include (user_id, prweb_press_release_id, headline)`,
    },
    { index: 'releases_by_words', on: 'releases using gin (lower(headline) gin_trgm_ops)' },
    'drop index if exists releases_by_state, releases_by_headline',
    { index: 'edit_requests_by_state', on: 'edit_requests (state, created_at, edit_request_id)' },
    'drop index if exists edit_requests_open',
    { index: 'bundle_orders_by_amount', on: `orders (total_cents, order_id) where purpose = 'bundle'` },
    { index: 'bundle_orders_by_date', on: `orders (created_date, order_id) where purpose = 'bundle'` },
    { index: 'users_by_login_words', on: 'users using gin (okta_login gin_trgm_ops)' },
    { index: 'journalist_lists_by_name', on: 'journalist_lists (category_name, journalist_list_id)' },
    { index: 'journalist_lists_by_words', on: 'journalist_lists using gin (category_name gin_trgm_ops)' },
  ],
};
