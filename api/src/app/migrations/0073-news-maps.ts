/** When anything in a map of 5,000 rows was changed last, which search engines ask for: without reading all rows. */
export const migration = {
  name: '0073-news-maps',
  sql: [{ index: 'news_items_by_map', on: 'news_items ((seq / 5000), changed_at)' }],
};
