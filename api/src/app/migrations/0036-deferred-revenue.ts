/**
 * The reports of deferred revenue: a row for each month that one was asked for. `lots_read` of `lot_count` says how far
 * the making is; `made_at` is until when the files tell, at most until the end of their month.
 */
export const migration = {
  name: '0036-deferred-revenue',
  sql: `
create table deferred_revenue_reports (
  month date primary key check (extract(day from month) = 1),
  asked_at timestamptz not null,
  lots_read integer not null default 0,
  lot_count integer not null default 0,
  made_at timestamptz,
  failed_at timestamptz
);
create index ledger_of_lot on ledger_entries (bundle_lot_id, at) include (kind, amount_cents)
  where bundle_lot_id is not null;
`,
};
