/** The sales of orders that stand already. */
const sales = `
insert into ledger_entries (at, kind, user_id, order_id, amount_cents)
select created_date, 'sale', user_id, order_id, total_cents from orders`;

/**
 * One model for all that is sold, and the ledger.
 *
 * An order names what has paid for a part of it: a prepaid release (`bundle_lot_id`), a universal coupon, a user
 * coupon with the amount that it took. `discounts_returned_at` is when these went back to their owner, with the money.
 * `changed_at` is the order's last change; its revenue is recognized by that day.
 *
 * A payment holds the same for itself, until it ends: a user coupon from the intent on, for an hour or until the
 * payment ends once it is being captured; a prepaid release and a universal coupon from the capture on.
 *
 * The ledger is append-only. `amount_cents` is never below 0; `kind` says what it does. `quantity` counts
 * prepaid releases. An edit request is a paid wish for a change of a published release, for the editors.
 */
export const migration = {
  name: '0023-order-model',
  sql: [
    `
alter table bundle_lots
  add column order_id integer references orders,
  add column amount_cents integer not null default 0 check (amount_cents >= 0);

alter table orders
  alter column distribution_id drop not null,
  drop constraint orders_purpose_check,
  add constraint orders_purpose_check check (purpose in ('release', 'upgrade', 'edit', 'bundle')),
  add constraint orders_subject_check check ((purpose = 'bundle') = (distribution_id is null)),
  add column bundle_lot_id integer references bundle_lots,
  add column universal_coupon_id integer references universal_coupons,
  add column user_coupon_id integer references user_coupons,
  add column user_coupon_cents integer check (user_coupon_cents > 0),
  add column discounts_returned_at timestamptz,
  add column changed_at timestamptz,
  add constraint orders_user_coupon_check check ((user_coupon_id is null) = (user_coupon_cents is null));
alter table orders alter column changed_at set default now();
`,
    {
      repeat: `update orders set changed_at = created_date where order_id in (
  select order_id from orders where changed_at is null limit 5000)`,
    },
    {
      index: 'orders_to_recognize',
      on: 'orders (changed_at, order_id) where revenue_recognition_date is null',
    },
    `
alter table orders alter column changed_at set not null;
create unique index orders_universal_coupon_once on orders (user_id, universal_coupon_id)
  where universal_coupon_id is not null and discounts_returned_at is null;
create index orders_of_user_coupon on orders (user_coupon_id) where user_coupon_id is not null;
create index orders_of_bundle_lot on orders (bundle_lot_id) where bundle_lot_id is not null;
`,
    `
alter table payments
  alter column distribution_id drop not null,
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose in ('release', 'upgrade', 'edit', 'bundle')),
  add constraint payments_subject_check check ((purpose = 'bundle') = (distribution_id is null)),
  add column bundle_lot_id integer references bundle_lots,
  add column universal_coupon_id integer references universal_coupons,
  add column user_coupon_id integer references user_coupons,
  add column user_coupon_cents integer check (user_coupon_cents > 0),
  add column user_coupon_until timestamptz,
  add constraint payments_user_coupon_check check ((user_coupon_id is null) = (user_coupon_cents is null));
create index payments_holding_user_coupon on payments (user_coupon_id)
  where user_coupon_id is not null and state in ('preparing', 'authorised', 'capturing', 'canceling');
create index payments_holding_bundle_lot on payments (bundle_lot_id)
  where bundle_lot_id is not null and state in ('capturing', 'canceling');
create index payments_holding_universal_coupon on payments (user_id, universal_coupon_id)
  where universal_coupon_id is not null and state in ('capturing', 'canceling');

alter table order_line_items drop constraint order_line_items_type_check,
  add constraint order_line_items_type_check check (type in
    ('package', 'cjl', 'socialmedia', 'priority', 'purchaseedit', 'bundle', 'universalCoupon', 'userCoupon'));
`,
    `
create table ledger_entries (
  ledger_entry_id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('sale', 'recognition', 'refund', 'lot-used', 'lot-returned', 'lot-expired',
    'coupon-used', 'coupon-returned')),
  user_id integer not null references users,
  order_id integer references orders,
  bundle_lot_id integer references bundle_lots,
  universal_coupon_id integer references universal_coupons,
  user_coupon_id integer references user_coupons,
  refund_request_id integer,
  quantity integer not null default 0 check (quantity >= 0),
  amount_cents integer not null check (amount_cents >= 0),
  check ((kind = 'refund') = (refund_request_id is not null)),
  check (kind not in ('lot-used', 'lot-returned', 'lot-expired') or bundle_lot_id is not null)
);
create unique index ledger_one_sale on ledger_entries (order_id) where kind = 'sale';
create unique index ledger_one_recognition on ledger_entries (order_id) where kind = 'recognition';
create unique index ledger_one_refund on ledger_entries (refund_request_id) where kind = 'refund';
create unique index ledger_one_use on ledger_entries (order_id, kind, coalesce(bundle_lot_id, 0),
  coalesce(universal_coupon_id, 0), coalesce(user_coupon_id, 0))
  where kind in ('lot-used', 'lot-returned', 'coupon-used', 'coupon-returned');
create index ledger_by_time on ledger_entries (at, ledger_entry_id);
create index ledger_of_user on ledger_entries (user_id);
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
`,
    {
      repeat: `${sales}
 where order_id > (select coalesce(max(order_id), 0) from ledger_entries where kind = 'sale')
 order by order_id limit 5000`,
    },
    // What another had not committed when later ones were taken.
    `${sales}
 where not exists (select from ledger_entries e where e.order_id = orders.order_id and e.kind = 'sale')`,
    `
create table edit_requests (
  edit_request_id integer generated always as identity primary key,
  distribution_id integer not null references releases,
  order_id integer not null unique references orders,
  user_id integer not null references users,
  description text not null check (length(description) between 1 and 3000),
  state text not null default 'open' check (state in ('open', 'done', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer references users,
  decline_reason text check (length(decline_reason) between 1 and 500),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'declined') = (decline_reason is not null))
);
create index edit_requests_open on edit_requests (created_at, edit_request_id) where state = 'open';
create index edit_requests_of_release on edit_requests (distribution_id, edit_request_id);
create index edit_requests_of_user on edit_requests (user_id);
`,
  ],
};
