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
import { type Actor, record } from '../../platform/audit/audit';
import { notFound, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import type { BundleOrder } from '../payments/Payment';
import { bundlePrices } from '../prices/bundlePrices';
import { packagePriceFor } from '../prices/packagePrices';
import { assertPayable, giveLots } from './bundlePurpose';
import type { PurchasePurpose } from '../purchases/purchasePurpose';
import { interruptedAfterSeconds } from '../payments/settlement';

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

const subscriptionLock = statement('subscription-lock')`
select subscription_id as "subscriptionId", user_id as "userId", payment_method_id as "paymentMethodId", contents,
  started_at as "startedAt", due_at as "dueAt", notice_at as "noticeAt", notice_cents as "noticeCents",
  failed_attempts as "failedAttempts", failed_payment_id as "failedPaymentId", next_attempt_at as "nextAttemptAt",
  ended_at as "endedAt"
from subscriptions where subscription_id = :subscriptionId for update`.as<{ contents: RenewedLine[] }>();

/** The subscription, locked until the end of the transaction: who charges, cancels or changes it comes in turn. */
export const lockSubscription = async (subscriptionId: number): Promise<Subscription> => {
  const row = await subscriptionLock.maybe({ subscriptionId });
  if (row === undefined) throw notFound();
  const { contents, ...subscription } = row;
  return { ...subscription, lines: (await pricesToday(subscription.userId))(contents) };
};

const subscriptionRenewed = statement('subscription-renewed')`
update subscriptions set due_at = :dueAt, notice_at = null, notice_cents = null, failed_attempts = 0,
       next_attempt_at = null
 where subscription_id = :subscriptionId`;

/** A bundle that is bought again after a year, and is due again a year later. */
export const renewal: PurchasePurpose<Subscription, BundleOrder> = {
  whyNot: ({ endedAt }) => (endedAt === null ? null : problem(409, 'intent-ended', message('intent-ended'))),
  contentsNow: ({ lines }) => ({ lines }),
  price: async (_subscription, { lines }) => assertPayable(lines, '/cart'),
  deliver: async ({ subscriptionId, startedAt, dueAt }, contents, order) => {
    await giveLots(contents, order);
    const years = dueAt.getUTCFullYear() - startedAt.getUTCFullYear() + 1;
    await subscriptionRenewed.run({ subscriptionId, dueAt: renewalDue(startedAt, years) });
  },
};

const isChargedSql = `exists (
  select from payments p
   where p.subscription_id = s.subscription_id and p.state = 'capturing' and p.updated_at > :running::timestamptz)`;

const liveSql = (which: string): string => `
select subscription_id as id, ${isChargedSql} as "isCharged!" from subscriptions s
 where ended_at is null and ${which} for update`;

const subscriptionToEnd = statement('subscription-to-end')`
${liveSql('subscription_id = :id and user_id = :userId')}`;

// The order that began it, or one that has renewed it.
const subscriptionsOfOrder = statement('subscriptions-of-order')`
${liveSql(`(order_id = :orderId or subscription_id in (select subscription_id from payments where order_id = :orderId))
   and not exists (select from bundle_lots where order_id = :orderId and refunded_at is null)`)}`;

const subscriptionEnd = statement('subscription-end')`
update subscriptions set ended_at = :at where subscription_id = :id`;

/**
 * Ends a subscription of this account, or that of a bundle order of which nothing is left. Locked: a renewal that has
 * not begun its charge finds it ended, and one that was interrupted long ago is let go. Throws 409 while one is being
 * charged. Answers how many have ended.
 */
export const endSubscriptions = async (
  which: { id: number; userId: number } | { orderId: number },
  actor: Actor,
  at: Date,
): Promise<number> => {
  const running = new Date(at.getTime() - interruptedAfterSeconds * 1000);
  const found = await ('id' in which
    ? subscriptionToEnd.all({ ...which, running })
    : subscriptionsOfOrder.all({ ...which, running }));
  if (found.some(({ isCharged }) => isCharged))
    throw problem(409, 'request-running', message('payment-running'));
  for (const { id } of found) {
    const subject = { type: 'subscription', id };
    await subscriptionEnd.run({ id, at });
    await record({ actor, action: 'subscription.cancel', subject });
  }
  return found.length;
};
