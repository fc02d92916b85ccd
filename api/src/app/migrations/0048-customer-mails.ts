/**
 * `mails_sent` has a row for each mail that must not come twice, by a key of what it tells; it holds nothing of a person
 * and is forgotten after a while. `is_automatic` marks the refunds that follow from a decision about a release or an
 * edit, and name who decided there; before, they were those that nobody had asked for.
 */
export const migration = {
  name: '0048-customer-mails',
  sql: `
create table mails_sent (
  key text primary key check (length(key) between 1 and 100),
  sent_at timestamptz not null
);
create index mails_sent_by_age on mails_sent (sent_at);
alter table refund_requests add column is_automatic boolean not null default false;
`,
};
