/** Filters of the lists of the back-office that staff have saved by a name: the query of the list's address. `kind` is that of its records. */
export const migration = {
  name: '0063-saved-filters',
  sql: `
create table saved_filters (
  saved_filter_id integer generated always as identity primary key,
  user_id integer not null references users,
  kind text not null check (kind in ('user', 'order', 'release')),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  created_at timestamptz not null
);
create unique index saved_filters_by_name on saved_filters (user_id, kind, lower(name));
`,
};
