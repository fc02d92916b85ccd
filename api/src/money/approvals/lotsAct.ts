import { randomUUID } from 'node:crypto';
import {
  addedBy,
  cents,
  formatUtcDay,
  lotEnd,
  message,
  packageTraits,
  releasesIn,
  sum,
  times,
} from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { inputProblem, notFound, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { enqueue } from '../../platform/jobs/queue';
import { writeLedger } from '../finance/ledger';
import { packagePriceFor } from '../prices/packagePrices';
import { type LockedLot, lockLots } from '../refunds/refundedLots';
import { changesOf } from '../../platform/settings/change';
import { type Act, approvedDetails, type Doer, type GivingBodies } from './act';

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
const lotSave = statement('lot-save')`
update bundle_lots set quantity = :quantity, expiration_date = :expires, expired = :expired,
       warned_at = case when expiration_date = :expires then warned_at end
 where bundle_lot_id = :id`;

type Changes = GivingBodies['lots'];

const asked = (lot: LockedLot, change: Changes[number] | undefined): { quantity: number; expires: Date } => {
  const { quantity = lot.quantity, expirationDate = lot.expires } = change ?? {};
  const day = lotEnd(expirationDate);
  return { quantity, expires: day.getTime() === lotEnd(lot.expires).getTime() ? lot.expires : day };
};

const save = async (lot: LockedLot, place: number, saving: { body: Changes } & Doer): Promise<void> => {
  const { body, actor, now } = saving;
  const { quantity, expires } = asked(lot, body[place]);
  const before = { quantity: lot.quantity, expirationDate: lot.expires.toISOString() };
  const after = { quantity, expirationDate: expires.toISOString() };
  if (lot.refundedAt === null && JSON.stringify(before) === JSON.stringify(after)) return;
  refuseBroken(lot, { quantity, expires }, place);
  const expired = expires >= now ? 0 : lot.expired;
  await lotSave.run({ id: lot.id, quantity, expires, expired });
  const added = quantity - lot.quantity + lot.expired - expired;
  const { userId, orderId, id: bundleLotId } = lot;
  if (added !== 0)
    await writeLedger(
      [
        {
          kind: added > 0 ? 'lot-added' : 'lot-removed',
          userId,
          orderId,
          bundleLotId,
          quantity: Math.abs(added),
          amount: cents(0),
        },
      ],
      now,
    );
  if (added !== 0) {
    const about = added > 0 ? 'more' : 'less';
    await enqueue('mail-bundle', { bundleLotId, about, added: Math.abs(added), change: randomUUID() });
  }
  await record({
    actor,
    action: 'bundle.change',
    subject: { type: 'bundle', id: lot.id },
    details: { userId, orderId, ...changesOf(before, after), ...approvedDetails(saving) },
  });
};

const lotsOf = async (body: Changes): Promise<{ lots: LockedLot[]; places: Map<number, number> }> => {
  const places = new Map(body.map(({ userPackageBundleId }, place) => [userPackageBundleId, place]));
  return { places, lots: await lockLots([...places.keys()], notFound) };
};

const weighOne = async (lot: LockedLot, change: Changes[number] | undefined, now: Date) => {
  const { quantity, expires } = asked(lot, change);
  const added = addedBy({
    change: quantity - lot.quantity,
    left: lot.quantity - lot.used,
    isRevived: lot.expires < now && expires >= now,
  });
  const end = expires === lot.expires ? '' : ` until ${formatUtcDay(expires)}`;
  return {
    worth: added === 0 ? cents(0) : times(await packagePriceFor(lot.packageId, lot.userId), added),
    what: `${packageTraits[lot.packageId].name}: ${releasesIn(lot.quantity)} become ${quantity}${end}`,
  };
};

/**
 * Changes how many releases are left in lots, and until when. What they were sold for stays as it is: the releases
 * that are left share it. The owner is told of those that are added or taken. All of them, or none.
 */
export const lotsAct: Act<'lots'> = {
  weigh: async (body, now) => {
    const { lots, places } = await lotsOf(body);
    const weighed = [];
    for (const lot of lots) weighed.push(await weighOne(lot, body[places.get(lot.id) ?? 0], now));
    return {
      owners: lots.map(({ userId }) => userId),
      subjectId: lots[0]?.orderId ?? null,
      worth: sum(weighed.map(({ worth }) => worth)),
      percent: null,
      what:
        weighed
          .map(({ what }) => what)
          .join('; ')
          .slice(0, 500) || 'Nothing',
      reason: '',
    };
  },
  carryOut: async (body, doer) => {
    const { lots, places } = await lotsOf(body);
    for (const lot of lots) await save(lot, places.get(lot.id) ?? 0, { body, ...doer });
    return { orderId: lots[0]?.orderId ?? null };
  },
  subjectOf: ({ orderId }) => orderId,
};
