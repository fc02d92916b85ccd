/**
 * What was found at the public address of a release after it was published, corrected or withdrawn: a row for each of these,
 * which is `same` once what was fetched there is what was published, and `failed` when it was not in the last of several tries.
 */
export const migration = {
  name: '0082-page-checks',
  sql: `
create table page_checks (
  page_check_id integer generated always as identity primary key,
  distribution_id integer not null references releases on delete cascade,
  occasion text not null check (occasion in ('first', 'correction', 'withdrawal')),
  version integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'same', 'failed')),
  tries smallint not null default 0,
  problem text,
  created_at timestamptz not null,
  checked_at timestamptz,
  unique (distribution_id, occasion, version)
);
`,
};
