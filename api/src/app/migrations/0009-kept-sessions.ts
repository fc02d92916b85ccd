/** Until when a change of the password or second factor is one that the session itself has begun: it outlives it. */
export const migration = {
  name: '0009-kept-sessions',
  sql: 'alter table sessions add column kept_until timestamptz',
};
