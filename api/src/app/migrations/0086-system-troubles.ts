/**
 * What an installation was found to need, until it is seen no more: `seen_at` is the look that has seen it last, `told_at` when
 * the operator was told. `system_watch` has one row: when somebody has looked, so that many processes look once.
 */
export const migration = {
  name: '0086-system-troubles',
  sql: `
create table system_troubles (
  name text primary key,
  said text not null,
  mend text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  told_at timestamptz
);
create table system_watch (
  one boolean primary key default true check (one),
  looked_at timestamptz
);
insert into system_watch default values;
`,
};
