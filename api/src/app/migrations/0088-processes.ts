/** The processes of the product that run: each says every few seconds that it does, and takes its row away when it ends. */
export const migration = {
  name: '0088-processes',
  sql: `
create table processes (
  process_id uuid primary key,
  kind text not null check (kind in ('api', 'worker', 'identity')),
  version text not null,
  node text not null,
  host text not null,
  pid integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
`,
};
