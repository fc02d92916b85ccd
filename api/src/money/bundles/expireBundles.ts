import { bundleWarningDays, type Cents } from '@dispatch/contract';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { JobHandler, JobPlan } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { writeLedger } from '../finance/ledger';
import { chargingSql } from '../discounts/discounts';

const atOnce = 500;

/** The next lots whose end is before $1 and from which nothing was taken yet. What a payment charges for waits. */
const lotsExpire = statement('lots-expire')`
with due as (
  select bundle_lot_id, greatest(quantity - used - expired, 0) as gone, amount_cents - spent_cents as rest
    from bundle_lots l
   where expiration_date < :now and (quantity - used > expired or spent_cents < amount_cents)
     and ${chargingSql('bundle_lot_id', 'l.bundle_lot_id', '0')} = 0
   order by expiration_date, bundle_lot_id limit ${atOnce} for update skip locked
)
update bundle_lots l set expired = quantity - used, spent_cents = amount_cents
  from due where l.bundle_lot_id = due.bundle_lot_id
returning l.bundle_lot_id as "bundleLotId", l.user_id as "userId", l.order_id as "orderId", gone as "quantity!", rest as "amount!"`.as<{
  amount: Cents;
}>();

const lotsWarn = statement('lots-warn')`
update bundle_lots set warned_at = :now where bundle_lot_id in (
  select bundle_lot_id from bundle_lots
   where warned_at is null and quantity > used
     and expiration_date between :now and :now::timestamptz + interval '${bundleWarningDays} days'
   order by expiration_date limit ${atOnce} for update skip locked)
returning bundle_lot_id as id`;

/** One transaction after the other, until one finds less than it takes at once. */
const untilNone = async (next: () => Promise<number>): Promise<void> => {
  while ((await inTransaction(next)) === atOnce);
};

/**
 * Recognizes what is left of lots that have expired, once, and has the owners of those that expire soon warned. A lot
 * that a payment holds at its end is looked at a day later.
 */
export const expireBundles: JobHandler = async (_payload, { now }) => {
  await untilNone(async () => {
    const lots = await lotsExpire.all({ now });
    await writeLedger(
      lots.map((lot) => ({ kind: 'lot-expired', ...lot })),
      now,
    );
    return lots.length;
  });
  await untilNone(async () => {
    const lots = await lotsWarn.all({ now });
    for (const { id } of lots) await enqueue('mail-bundle', { bundleLotId: id, about: 'expiry' });
    return lots.length;
  });
};

export const expireBundlesJob = {
  handler: expireBundles,
  title: 'Expire bundles and warn of those that expire soon',
  retryLimit: 5,
  retryDelay: 60,
  expireInSeconds: 600,
  policy: 'short',
  cron: '20 2 * * *',
} as const satisfies JobPlan;
