import { execute } from '../../platform/database/database';
import type { Buyer } from './buyer';

const productSql = `
with mine as (select * from orders where user_id = $1 and order_id not in ($2))
select coalesce(sum(total_cents), 0)::integer as orders, count(*)::integer as bought,
  coalesce((select sum(amount_cents) from ledger_entries where user_id = $1 and kind = 'sale' and order_id <> $2), 0)::integer as sales,
  coalesce((select sum(used) from bundle_lots where user_id = $1), 0)::integer as lots,
  count(bundle_lot_id) filter (where discounts_returned_at is null)::integer as lots_named,
  coalesce((select sum(original_cents - remaining_cents) from user_coupons where user_id = $1), 0)::integer as coupons,
  coalesce(sum(user_coupon_cents) filter (where discounts_returned_at is null), 0)::integer as coupons_named,
  (select count(*) from payments where user_id = $1 and state in ('capturing', 'canceling'))::integer as unsettled
, coalesce((select sum(q.amount_cents) from refund_requests q join mine using (order_id)
    where q.state = 'approved'), 0)::integer as refunds,
  coalesce((select sum(amount_cents) from ledger_entries where user_id = $1 and kind = 'refund'), 0)::integer as given_back,
  coalesce((select sum(amount_cents) from bundle_lots where user_id = $1 and order_id <> $2), 0)::integer as lots_given,
  coalesce(sum(total_cents) filter (where purpose = 'bundle'), 0)::integer as lots_sold
from mine`;

type Row = {
  orders: number;
  bought: number;
  sales: number;
  lots: number;
  lots_named: number;
  coupons: number;
  coupons_named: number;
  unsettled: number;
  refunds: number;
  given_back: number;
  lots_given: number;
  lots_sold: number;
};

/** Every account in which something differs; none when the provider's books and ours agree and it was bought once. */
export const differences = async (
  { user, planted, provider }: Buyer,
  { isRefunded, mayEnd }: { isRefunded: boolean; mayEnd: boolean },
): Promise<string[]> => {
  const [row] = await execute<Row>(productSql, [user.userId, planted.orderId]);
  if (row === undefined) return ['the database does not answer'];
  const { charged, authorised } = await provider.booksOf(user);
  const pairs: [string, number, number][] = [
    ['left at the provider and ordered less refunded', charged - planted.charged, row.orders - row.refunds],
    ['refunded and in the ledger', row.refunds, row.given_back],
    ['refunded and asked for', row.refunds, isRefunded ? row.orders : 0],
    ['ordered and in the ledger', row.orders, row.sales],
    ['lots used and named by orders', row.lots, row.lots_named],
    ['coupons used and named by orders', row.coupons, row.coupons_named],
    ['lots given and bought', row.lots_given, row.lots_sold],
    ['bought and once', row.bought, mayEnd ? Math.min(row.bought, 1) : 1],
    ['payments that have not come to rest', row.unsettled, 0],
    ['cards that are still burdened', authorised, 0],
  ];
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([what, one, other]) => `${what}: ${one}, ${other}`);
};
