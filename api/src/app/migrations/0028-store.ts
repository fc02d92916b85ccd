/**
 * The store of bundles. A cart holds the ids of bundles, one as often as it is in it; its version rises with each
 * change, so that no window overwrites what another has added.
 */
export const migration = {
  name: '0028-store',
  sql: `
create table carts (
  user_id integer primary key references users on delete cascade,
  version integer not null default 0 check (version >= 0),
  entries integer[] not null default '{}' check (cardinality(entries) <= 50),
  changed_at timestamptz not null
);

create unique index payments_one_live_bundle on payments (user_id)
  where purpose = 'bundle' and state in ('preparing', 'authorised', 'capturing', 'canceling');
`,
};
