/** Signs of life are worth seconds: no backup carries them, and none of them is waited for on the disk. */
export const migration = {
  name: '0090-unlogged-processes',
  sql: 'alter table processes set unlogged;',
};
