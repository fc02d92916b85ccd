/**
 * Coupons of single users, and what the staff's lists of both kinds are searched and sorted by.
 *
 * A user coupon's code is made by the server. Of `original_cents` there are `remaining_cents` left; 'used' means that
 * nothing is. `version` rises with each save by the staff, never with a payment: what was paid stays whatever they save.
 */
export const migration = {
  name: '0022-coupons',
  sql: [
    `
create table user_coupons (
  user_coupon_id integer generated always as identity primary key,
  coupon_code text not null unique
    check (coupon_code = upper(coupon_code) and length(coupon_code) between 1 and 36),
  user_id integer not null references users,
  original_cents bigint not null check (original_cents between 1 and 9999999900),
  remaining_cents bigint not null check (remaining_cents between 0 and original_cents),
  status text not null default 'unused' check (status in ('unused', 'used', 'revoked')),
  expires_at timestamptz not null,
  notes text not null default '' check (length(notes) <= 1024),
  version integer not null default 1,
  created_by integer references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'revoked' or (status = 'used') = (remaining_cents = 0))
);
create index user_coupons_of_user on user_coupons (user_id, expires_at, user_coupon_id);
create index user_coupons_by_expiry on user_coupons (expires_at, user_coupon_id);
create index user_coupons_by_original on user_coupons (original_cents, user_coupon_id);
create index user_coupons_by_remaining on user_coupons (remaining_cents, user_coupon_id);
create index user_coupons_by_status on user_coupons (status, user_coupon_id);
create index user_coupons_by_word on user_coupons using gin (coupon_code gin_trgm_ops);

alter table universal_coupons
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create index universal_coupons_by_words on universal_coupons using gin ((coupon_code || ' ' || notes) gin_trgm_ops);
`,
    { index: 'users_by_last_name', on: 'users (lower(last_name), user_id)' },
    { index: 'users_by_first_name', on: 'users (lower(first_name), user_id)' },
  ],
};
