/**
 * How far the log of PostgreSQL was when somebody had last changed something, in bytes: a read replica that is as far has it. Nothing
 * is written where there is none, and nothing is waited for on the disk.
 */
export const migration = {
  name: '0092-positions-of-writes',
  sql: `
create unlogged table user_writes (
  user_id integer primary key,
  log_position bigint not null
);
`,
};
