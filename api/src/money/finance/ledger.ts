import type { Cents } from '@dispatch/contract';
import { isInTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/**
 * One movement of money, of prepaid releases or of a coupon. `amount` is never below 0: of a `sale` what was paid, of
 * a `recognition` what became revenue, of a `refund` what went back; of a lot what its releases were sold for, nothing
 * where staff changes how many share it; of a coupon what it took off. `quantity` counts prepaid releases.
 */
export type LedgerEntry = {
  kind:
    | 'sale'
    | 'recognition'
    | 'refund'
    | 'lot-used'
    | 'lot-returned'
    | 'lot-added'
    | 'lot-removed'
    | 'lot-expired'
    | 'coupon-used'
    | 'coupon-returned';
  userId: number;
  orderId?: number | null;
  bundleLotId?: number | null;
  universalCouponId?: number | null;
  userCouponId?: number | null;
  refundRequestId?: number | null;
  quantity?: number;
  amount: Cents;
};

const ledgerWrite = statement('ledger-write')`
insert into ledger_entries (at, kind, user_id, order_id, bundle_lot_id, universal_coupon_id, user_coupon_id,
                            refund_request_id, quantity, amount_cents)
select :at, kind, "userId", "orderId", "bundleLotId", "universalCouponId", "userCouponId",
       "refundRequestId", coalesce(quantity, 0), amount
  from jsonb_to_recordset(:entries::jsonb) as entry (kind text, "userId" integer, "orderId" integer,
       "bundleLotId" integer, "universalCouponId" integer, "userCouponId" integer, "refundRequestId" integer,
       quantity integer, amount integer)`;

/**
 * Writes what happens to the ledger, in the transaction in which it happens. Never changed nor deleted: a movement
 * that is undone is another entry. The same sale, refund, recognition or use twice is refused by the database.
 */
export const writeLedger = async (entries: readonly LedgerEntry[], at: Date): Promise<void> => {
  if (!isInTransaction()) throw new Error('The ledger is written in the transaction of what it tells.');
  if (entries.length > 0) await ledgerWrite.run({ at, entries: JSON.stringify(entries) });
};
