/**
 * What an administrator can set: a row in `settings` replaces what the environment says. `terms` keeps every version of
 * the texts that buyers agree to; the newest of a kind is in force. A bundle of a tier holds `quantity` releases of one
 * package, at the price of the package less `percent_off`. No two journalist lists differ in their capitals alone.
 */
export const migration = {
  name: '0020-settings',
  sql: `
create table settings (
  name text primary key check (length(name) between 1 and 40),
  value jsonb not null,
  changed_at timestamptz not null,
  changed_by integer not null references users
);

create table terms (
  terms_id integer generated always as identity primary key,
  kind text not null check (kind in ('purchase', 'renewal')),
  version text not null check (length(version) between 1 and 40),
  text text not null check (length(text) between 1 and 50000),
  in_force_from timestamptz not null,
  changed_by integer references users,
  unique (kind, version)
);
insert into terms (kind, version, text, in_force_from)
  select kind, to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), text, now() from (values
    ('purchase', 'You agree to our terms of service and our privacy notice. Your card is charged once.'),
    ('renewal', 'Your bundle renews every 12 months at the price of that day until you cancel, in one step, in your settings.')
  ) as first (kind, text);

create table bundle_tiers (
  tier smallint primary key check (tier between 1 and 4),
  quantity integer not null check (quantity between 2 and 100),
  percent_off integer not null check (percent_off between 0 and 90)
);
insert into bundle_tiers values (1, 3, 5), (2, 5, 10), (3, 10, 15), (4, 20, 20);

create unique index journalist_lists_name_key on journalist_lists (lower(category_name));

alter table file_uses drop constraint file_uses_used_by_check,
  add check (used_by in ('release', 'partner', 'site'));
`,
};
