/**
 * What becomes of a lot of prepaid releases beside its use.
 *
 * `spent_cents` is the part of what it was sold for that its used and expired releases have taken; the rest is
 * deferred revenue, shared by the releases that are left, however many staff makes of them. `expired` counts the
 * releases that were left at its expiry. A refund takes the lot away: nothing is left of it, and nothing deferred.
 */
export const migration = {
  name: '0032-lots-of-staff',
  sql: `
alter table bundle_lots
  add column spent_cents integer not null default 0,
  add column expired integer not null default 0 check (expired >= 0),
  add column warned_at timestamptz,
  add column refund_request_id integer references refund_requests,
  add column refunded_at timestamptz,
  add check (spent_cents between 0 and amount_cents),
  add check (refunded_at is null or quantity = 0);
update bundle_lots set spent_cents = amount_cents::bigint * used / quantity where quantity > 0;
create index bundle_lots_of_order on bundle_lots (order_id, bundle_lot_id);
create index bundle_lots_of_refund on bundle_lots (refund_request_id) where refund_request_id is not null;
create index bundle_lots_to_expire on bundle_lots (expiration_date, bundle_lot_id)
  where quantity - used > expired or spent_cents < amount_cents;
create index bundle_lots_to_warn_of on bundle_lots (expiration_date) where warned_at is null;
create index bundle_orders on orders (order_id) where purpose = 'bundle';

alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('sale', 'recognition', 'refund', 'lot-used',
    'lot-returned', 'lot-added', 'lot-removed', 'lot-expired', 'coupon-used', 'coupon-returned')),
  add check (kind not in ('lot-added', 'lot-removed') or bundle_lot_id is not null);
`,
};
