import {
  bundleAmount,
  type BundleLine,
  cents,
  type Cents,
  message,
  renewalDue,
  type StorePackageId,
  storePackages,
} from '@dispatch/contract';
import { notFound, problem } from '../call/problem';
import { query } from '../database/database';
import type { BundleOrder } from '../models/Payment';
import { bundlePrices } from '../pricing/bundlePrices';
import { packagePriceFor } from '../pricing/packagePrices';
import { assertPayable, giveLots } from './bundle';
import type { Selling } from './selling';

/** What is bought again every year. */
export type RenewedLine = { packageId: StorePackageId; quantity: number };

/** A subscription with what it buys, at today's prices. */
export type Subscription = {
  subscriptionId: number;
  userId: number;
  paymentMethodId: number | null;
  lines: BundleLine[];
  startedAt: Date;
  dueAt: Date;
  noticeAt: Date | null;
  noticeCents: number | null;
  failedAttempts: number;
  failedPaymentId: number | null;
  nextAttemptAt: Date | null;
  endedAt: Date | null;
};

/**
 * What an account has bought at its prices of today. A quantity that is not sold any more has the discount of the next
 * lower one that is.
 */
export const pricesToday = async (
  userId: number,
): Promise<(contents: readonly RenewedLine[]) => BundleLine[]> => {
  const sold = await bundlePrices(userId);
  const prices = new Map<StorePackageId, Cents>();
  for (const packageId of storePackages) prices.set(packageId, await packagePriceFor(packageId, userId));
  return (contents) =>
    contents.map(({ packageId, quantity }) => {
      const tier = sold.filter((one) => one.packageId === packageId && one.quantity <= quantity).at(-1);
      const { bundlePackagePriceId = 0, percentOff = 0 } = tier ?? {};
      const amount = bundleAmount(prices.get(packageId) ?? cents(0), { tier: 0, quantity, percentOff });
      return { bundlePackagePriceId, packageId, quantity, amount };
    });
};

const lockSql = `
select subscription_id as "subscriptionId", user_id as "userId", payment_method_id as "paymentMethodId", contents,
  started_at as "startedAt", due_at as "dueAt", notice_at as "noticeAt", notice_cents as "noticeCents",
  failed_attempts as "failedAttempts", failed_payment_id as "failedPaymentId", next_attempt_at as "nextAttemptAt",
  ended_at as "endedAt"
from subscriptions where subscription_id = $1 for update`;

/** The subscription, locked until the end of the transaction: who charges, cancels or changes it comes in turn. */
export const lockSubscription = async (subscriptionId: number): Promise<Subscription> => {
  type Row = Omit<Subscription, 'lines'> & { contents: RenewedLine[] };
  const [row] = await query<Row>('subscription-lock', lockSql, [subscriptionId]);
  if (row === undefined) throw notFound();
  const { contents, ...subscription } = row;
  return { ...subscription, lines: (await pricesToday(subscription.userId))(contents) };
};

const nextSql = `
update subscriptions set due_at = $2, notice_at = null, notice_cents = null, failed_attempts = 0,
       next_attempt_at = null
 where subscription_id = $1`;

/** A bundle that is bought again after a year, and is due again a year later. */
export const renewal: Selling<Subscription, BundleOrder> = {
  whyNot: ({ endedAt }) => (endedAt === null ? null : problem(409, 'intent-ended', message('intent-ended'))),
  contentsNow: ({ lines }) => ({ lines }),
  price: async (_subscription, { lines }) => assertPayable(lines, '/cart'),
  deliver: async ({ subscriptionId, startedAt, dueAt }, contents, order) => {
    await giveLots(contents, order);
    const years = dueAt.getUTCFullYear() - startedAt.getUTCFullYear() + 1;
    await query('subscription-renewed', nextSql, [subscriptionId, renewalDue(startedAt, years)]);
  },
};
