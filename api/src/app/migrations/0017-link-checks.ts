/**
 * What links in releases answered, whoever wrote them: one row an address, so that none is asked twice within a day.
 * `answered` is null while it is being asked, and for what is never asked. No row says whose it is; an address that
 * says something of a person goes with its row, a week after it was asked.
 */
export const migration = {
  name: '0017-link-checks',
  sql: `
create table link_checks (
  address text primary key check (octet_length(address) between 1 and 2000),
  checked_at timestamptz not null,
  answered boolean,
  status smallint
);
`,
};
