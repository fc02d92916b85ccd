import { randomUUID } from 'node:crypto';
import { cents, lotEnd, message } from '@dispatch/contract';
import { record } from '../../audit';
import { rawJson } from '../../call/answerBody';
import type { Call, Handler } from '../../call/handler';
import { inputProblem, notFound, problem } from '../../call/problem';
import { query } from '../../database/database';
import { enqueue } from '../../jobs/queue';
import { writeLedger } from '../../ledger';
import { type LockedLot, lockLots } from '../../refund/refundedLots';
import { changesOf } from '../../settings/change';
import { lotColumns } from './bundleOrderSql';

const refuseBroken = (
  lot: LockedLot,
  { quantity, expires }: { quantity: number; expires: Date },
  place: number,
) => {
  if (lot.refundedAt !== null) throw problem(409, 'bundle-line-refunded', message('bundle-line-refunded'));
  if (quantity < lot.used + lot.held) throw problem(409, 'bundle-below-used', message('bundle-below-used'));
  if (expires <= lot.purchased) {
    const text = message('bundle-expires-early');
    throw inputProblem([{ pointer: `/${place}/expirationDate`, rule: 'minimum', message: text }]);
  }
};

/** Expired releases come back with a later end; a changed end is warned of anew. */
const saveSql = `
update bundle_lots set quantity = $2, expiration_date = $3, expired = $4,
       warned_at = case when expiration_date = $3 then warned_at end
 where bundle_lot_id = $1`;

const save = async (lot: LockedLot, place: number, call: Call<'saveBundleLots'>): Promise<void> => {
  const { quantity = lot.quantity, expirationDate = lot.expires } = call.body[place] ?? {};
  const day = lotEnd(expirationDate);
  const expires = day.getTime() === lotEnd(lot.expires).getTime() ? lot.expires : day;
  const before = { quantity: lot.quantity, expirationDate: lot.expires.toISOString() };
  const after = { quantity, expirationDate: expires.toISOString() };
  if (lot.refundedAt === null && JSON.stringify(before) === JSON.stringify(after)) return;
  refuseBroken(lot, { quantity, expires }, place);
  const expired = expires >= call.now ? 0 : lot.expired;
  await query('lot-save', saveSql, [lot.id, quantity, expires, expired]);
  const added = quantity - lot.quantity + lot.expired - expired;
  const { userId, orderId, id: bundleLotId } = lot;
  if (added !== 0)
    await writeLedger([
      {
        kind: added > 0 ? 'lot-added' : 'lot-removed',
        userId,
        orderId,
        bundleLotId,
        quantity: Math.abs(added),
        amount: cents(0),
      },
    ]);
  if (added > 0) await enqueue('mail-bundle', { bundleLotId, about: 'more', added, change: randomUUID() });
  await record({
    actor: call.session,
    action: 'bundle.change',
    subject: { type: 'bundle', id: lot.id },
    details: { userId, orderId, ...changesOf(before, after) },
  });
};

const savedSql = `
select coalesce(json_agg(saved), '[]')::text as lots from (
  select ${lotColumns} from bundle_lots l join packages p on p.package_id = l.package
   where l.bundle_lot_id = any($1::integer[]) order by l.bundle_lot_id
) saved`;

/**
 * Changes how many releases are left in lots, and until when. What they were sold for stays as it is: the releases
 * that are left share it. The owner is told of those that are added. All of them, or none.
 */
export const saveBundleLots: Handler<'saveBundleLots'> = async (call) => {
  const places = new Map(call.body.map(({ userPackageBundleId }, place) => [userPackageBundleId, place]));
  const ids = [...places.keys()];
  for (const lot of await lockLots(ids, notFound)) await save(lot, places.get(lot.id) ?? 0, call);
  const [row] = await query<{ lots: string }>('lots-saved', savedSql, [ids]);
  return { status: 200, body: rawJson(row?.lots ?? '[]') };
};
