/**
 * A count of a rate limit is written without waiting for the disk: all calls of one account wait for one row. A crash
 * of PostgreSQL forgets the counts, and nothing else.
 */
export const migration = {
  name: '0011-unlogged-limits',
  sql: 'alter table rate_limits set unlogged;',
};
