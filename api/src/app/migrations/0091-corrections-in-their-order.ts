/** When what a journalist hears of a release was told, so that gathering of an older one overtakes no newer one. */
export const migration = {
  name: '0091-corrections-in-their-order',
  sql: 'alter table journalist_corrections add column told_at timestamptz;',
};
