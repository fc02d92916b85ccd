/**
 * Who at the desk works on a release: one person at most, and none of a release that has left the desk. By the index of
 * releases the desk is read in the order in which it owes them (deskDueSql of releases/desk/deskDue.ts).
 */
export const migration = {
  name: '0060-desk-claims',
  sql: [
    `
create table release_claims (
  distribution_id integer primary key references releases,
  user_id integer not null references users,
  claimed_at timestamptz not null
);
create index release_claims_of_user on release_claims (user_id);
`,
    {
      index: 'releases_by_due',
      on: `releases (state, least((submitted_date at time zone 'UTC') + case
  when has_priority_release and package in ('200', '360') then interval '4 hours'
  when package in ('80', '140') then interval '48 hours' else interval '24 hours' end,
  release_date at time zone 'UTC'), distribution_id)`,
    },
  ],
};
