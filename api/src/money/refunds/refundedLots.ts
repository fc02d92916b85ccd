import { type Cents, message, type PackageId } from '@dispatch/contract';
import { notFound, problem, type Problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { writeLedger } from '../finance/ledger';
import { chargingSql, lockDiscounts } from '../discounts/discounts';

/** A lot that stays as it is until the transaction ends. `held` counts the payments that charge for it now. */
export type LockedLot = {
  id: number;
  userId: number;
  orderId: number | null;
  packageId: PackageId;
  quantity: number;
  used: number;
  held: number;
  expired: number;
  amount: Cents;
  rest: Cents;
  purchased: Date;
  expires: Date;
  refundedAt: Date | null;
  refundRequestId: number | null;
};

const lotsLock = statement('lots-lock')`
select bundle_lot_id as id, user_id as "userId", order_id as "orderId", package as "packageId", quantity, used,
  ${chargingSql('bundle_lot_id', 'l.bundle_lot_id', '0')}::integer as "held!", expired,
  amount_cents as amount, amount_cents - spent_cents as "rest!", purchase_date as purchased,
  expiration_date as expires, refunded_at as "refundedAt", refund_request_id as "refundRequestId"
from bundle_lots l where bundle_lot_id = any(:ids) order by bundle_lot_id for update`.as<{ rest: Cents }>();

const lotsOwners = statement(
  'lots-owners',
)`select distinct user_id as id from bundle_lots where bundle_lot_id = any(:ids) order by 1`;

/** Locks lots, and that somebody pays with them meanwhile. Throws the 404 of `absent` when one is not there. */
export const lockLots = async (ids: readonly number[], absent: () => Problem): Promise<LockedLot[]> => {
  for (const { id } of await lotsOwners.all({ ids })) await lockDiscounts(id);
  const lots = await lotsLock.all({ ids });
  if (lots.length < new Set(ids).size) throw absent();
  return lots;
};

const refuse = (code: 'bundle-line-refunded' | 'bundle-line-used'): Problem =>
  problem(409, code, message(code));

const lotsTake = statement('lots-take')`
update bundle_lots set quantity = 0, spent_cents = amount_cents, refunded_at = :now, refund_request_id = :refundRequestId?
 where bundle_lot_id = any(:ids)`;

/** Throws 409 when a lot was refunded, or used, or is being used: no money goes back for it. */
export const refuseSpent = (lots: readonly LockedLot[]): void => {
  if (lots.some(({ refundedAt }) => refundedAt !== null)) throw refuse('bundle-line-refunded');
  if (lots.some(({ used, held }) => used + held > 0)) throw refuse('bundle-line-used');
};

/** Takes lots away, which are locked and not spent. In the transaction that approves their refund. */
export const takeLots = async (
  lots: readonly LockedLot[],
  refundRequestId: number | null,
  now: Date,
): Promise<void> => {
  await lotsTake.run({ ids: lots.map(({ id }) => id), now, refundRequestId });
  await writeLedger(
    lots.map(({ id, userId, orderId, quantity, rest, expired }) => ({
      kind: 'lot-removed',
      userId,
      orderId,
      bundleLotId: id,
      quantity: Math.max(quantity - expired, 0),
      amount: rest,
    })),
    now,
  );
};

const lotsOfRefund = statement(
  'lots-of-refund',
)`select bundle_lot_id as id from bundle_lots where refund_request_id = :refundRequestId`;

/** Takes the lots of a failed refund away again, before it is tried again; of any other refund there are none. */
export const takeLotsAgain = async (refundRequestId: number, now: Date): Promise<void> => {
  const lots = await lotsOfRefund.all({ refundRequestId });
  if (lots.length === 0) return;
  const locked = await lockLots(
    lots.map(({ id }) => id),
    notFound,
  );
  refuseSpent(locked);
  await takeLots(locked, refundRequestId, now);
};

/** As they were before the last time that they were taken away. */
const lotsGiveBack = statement('lots-give-back')`
with taken as (
  select distinct on (l.bundle_lot_id) l.bundle_lot_id, e.quantity, e.amount_cents as rest
    from bundle_lots l join ledger_entries e on e.user_id = l.user_id and e.bundle_lot_id = l.bundle_lot_id
   where l.refund_request_id = :refundRequestId and l.refunded_at is not null and e.kind = 'lot-removed'
   order by l.bundle_lot_id, e.ledger_entry_id desc
)
update bundle_lots l
   set quantity = taken.quantity + l.expired, spent_cents = l.amount_cents - rest, refunded_at = null
  from taken where l.bundle_lot_id = taken.bundle_lot_id
returning l.bundle_lot_id as id, user_id as "userId", order_id as "orderId", taken.quantity, rest`;

/** Gives the lots back whose refund has failed: their owner has no money for them. In the transaction that notes it. */
export const giveLotsBack = async (refundRequestId: number, now: Date): Promise<void> => {
  const lots = await lotsGiveBack.all({ refundRequestId });
  await writeLedger(
    lots.map(({ id, rest: amount, ...lot }) => ({ kind: 'lot-added', bundleLotId: id, amount, ...lot })),
    now,
  );
};
