/**
 * Pages of companies, each of an account. `name` is what its owner wrote last, and `name_key` its
 * key in the newsroom; `approved_name` what readers see since the
 * desk has approved it, `slug` its key. `company_slugs` are the keys under which a page is and was found: an earlier one
 * leads on to it, and is nobody else's. `details` are the texts of the page, by their names in the contract.
 */
export const migration = {
  name: '0077-companies',
  sql: [
    `
create table companies (
  company_id integer generated always as identity primary key,
  user_id integer not null references users,
  version integer not null default 1,
  name text not null check (length(name) between 1 and 100),
  name_key text not null check (name_key <> ''),
  name_state text not null default 'waiting' check (name_state in ('waiting', 'approved', 'declined')),
  decline_reason text not null default '',
  approved_name text,
  slug text unique,
  logo_key text,
  details jsonb not null default '{}',
  changed_at timestamptz not null,
  check ((approved_name is null) = (slug is null))
);
create unique index companies_of_user on companies (user_id, name_key);
create index companies_by_state on companies (name_state, changed_at, company_id);
create index companies_by_name on companies (lower(approved_name), company_id) where approved_name is not null;

create table company_slugs (
  slug text primary key check (slug <> ''),
  company_id integer not null references companies on delete cascade
);
create index company_slugs_of_company on company_slugs (company_id);

alter table releases add column company_name text not null default '';
`,
    `alter table file_uses drop constraint file_uses_used_by_check,
  add constraint file_uses_used_by_check check (used_by in ('release', 'partner', 'site', 'company')) not valid`,
    `alter table file_uses validate constraint file_uses_used_by_check`,
  ],
};
