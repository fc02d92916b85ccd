/**
 * What people hold beside their releases: prepaid lots, connected social accounts, releases of the former system.
 *
 * A lot is counted by `quantity - used`, never changed otherwise by its use. `package` is what it pays for; the lot
 * that expires first is used first. `login` of an archived release is the login name of its
 * owner, in small letters: its rows may come before the account, and are the owner's from the first sign-in.
 */
export const migration = {
  name: '0008-holdings',
  sql: `
create table bundle_lots (
  bundle_lot_id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  package text not null references packages,
  quantity integer not null check (quantity between 0 and 100000),
  used integer not null default 0 check (used >= 0 and used <= quantity),
  purchase_date timestamptz not null,
  expiration_date timestamptz not null,
  check (expiration_date > purchase_date)
);
create index bundle_lots_of_user on bundle_lots (user_id, package, expiration_date, bundle_lot_id);

create table social_accounts (
  social_account_id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  network text not null check (network in ('Twitter', 'LinkedIn', 'Facebook')),
  provider_account_id text not null check (length(provider_account_id) between 1 and 100),
  account_name text not null check (length(account_name) <= 200),
  avatar_url text check (length(avatar_url) <= 2000),
  page_id text check (length(page_id) <= 100),
  page_name text check (length(page_name) <= 200),
  page_avatar_url text check (length(page_avatar_url) <= 2000),
  is_authorized boolean not null default true,
  token_expire_date timestamptz,
  connected_at timestamptz not null,
  unique (user_id, network),
  check ((page_id is null) = (page_name is null)),
  check (page_id is null or network = 'Facebook')
);

create table archived_releases (
  archived_release_id integer generated always as identity primary key,
  login text not null check (login = lower(login) and length(login) between 1 and 100),
  legacy_id integer not null unique check (legacy_id > 0),
  headline text not null check (length(headline) between 1 and 500),
  public_url text check (length(public_url) <= 2000),
  release_date timestamptz,
  amount_cents integer not null check (amount_cents between 0 and 100000000)
);
create index archived_releases_of_login
  on archived_releases (login, release_date desc nulls last, archived_release_id desc);
`,
};
