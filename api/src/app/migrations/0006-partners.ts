/**
 * Partners, their own package prices, and universal coupons. The rich texts are HTML that the allow-list has passed:
 * safe to show as they are. A logo is stored under the key of its address. A coupon takes off an amount in US cents
 * or a percentage, and is valid while starts_at <= now <= expires_at.
 */
export const migration = {
  name: '0006-partners',
  sql: `
create table partners (
  partner_id integer generated always as identity primary key,
  slug text not null check (slug ~ '^[A-Za-z0-9_-]{1,60}$'),
  name text not null check (length(name) between 1 and 100),
  version integer not null default 1 check (version > 0),
  logo_key text unique,
  splash_description text not null default '',
  splash_right_panel text not null default '',
  splash_resource_centre text not null default '',
  package_description jsonb not null default '["", "", "", ""]'
    check (jsonb_typeof(package_description) = 'array' and jsonb_array_length(package_description) = 4),
  redirect boolean not null default false,
  created_date timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  saved_by integer references users
);
create unique index partners_slug_key on partners (lower(slug));
create index partners_by_name on partners (name, partner_id);
create index partners_by_words on partners using gin ((name || ' ' || slug) gin_trgm_ops);

create table partner_packages (
  partner_id integer not null references partners on delete cascade,
  package_id text not null references packages,
  price_cents integer not null check (price_cents >= 0),
  primary key (partner_id, package_id)
);

alter table users add constraint users_partner foreign key (partner_id) references partners;
create index users_of_partner on users (partner_id) where partner_id is not null;

create table universal_coupons (
  universal_coupon_id integer generated always as identity primary key,
  coupon_code text not null check (coupon_code ~ '^\\S{1,36}$'),
  is_fixed boolean not null,
  amount_cents bigint check (amount_cents > 0),
  percent numeric(4, 2) check (percent > 0 and percent < 100),
  starts_at timestamptz not null,
  expires_at timestamptz not null,
  notes text not null default '' check (length(notes) <= 1024),
  created_date timestamptz not null default now(),
  created_by integer references users,
  check (starts_at <= expires_at),
  check (is_fixed = (amount_cents is not null) and is_fixed = (percent is null))
);
create unique index universal_coupons_code_key on universal_coupons (lower(coupon_code));
`,
};
