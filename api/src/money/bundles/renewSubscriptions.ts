import { renewalNoticeDays, renewalRetryDays } from '@dispatch/contract';
import { Op } from 'sequelize';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { type JobContext, type JobHandler, type JobPlan, polling } from '../../platform/jobs/job';
import { enqueue } from '../../platform/jobs/queue';
import { liveStates, Payment } from '../payments/Payment';
import { chargeSavedCard } from '../payments/chargeSavedCard';
import { noDiscounts } from '../discounts/discounts';
import { makeOrder } from '../purchases/placeOrder';
import { startPayment } from '../payments/paymentRows';
import { priceNow } from '../purchases/currentPrice';
import { lockSubscription } from './renewalPurpose';
import { renewalOf } from '../purchases/lockedPurchase';
import { letGo } from '../payments/settlePayment';
import { PaymentsUnavailable } from '../../platform/ports/payments/paymentsPort';

const day = 24 * 3_600_000;
const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day);

const atOnce = 200;

const subscriptionsUnnoticed = statement('subscriptions-unnoticed')`
select subscription_id as id from subscriptions
 where ended_at is null and notice_at is null and due_at <= :dueAt order by due_at limit ${atOnce}`;

// Nobody is charged who was not told two weeks before, also when the notice was late.
const subscriptionsDue = statement('subscriptions-due')`
select subscription_id as id from subscriptions
 where ended_at is null and due_at <= :now and notice_at <= :noticeAt and coalesce(next_attempt_at, due_at) <= :now
 order by due_at limit ${atOnce}`;

const subscriptionNotice = statement('subscription-notice')`
update subscriptions set notice_at = :noticeAt?, notice_cents = :notice? where subscription_id = :subscriptionId`;

const giveNotice = (subscriptionId: number, now: Date): Promise<void> =>
  inTransaction(async () => {
    const subscription = await lockSubscription(subscriptionId);
    if (subscription.endedAt !== null || subscription.noticeAt !== null) return;
    const { quote } = await priceNow(renewalOf(subscription, now), noDiscounts, null);
    await subscriptionNotice.run({ subscriptionId, noticeAt: now, notice: quote.total });
    await enqueue('mail-renewal', { subscriptionId, about: 'notice', reason: null });
  });

const providerOfMethod = statement('provider-of-method')`
select provider from payment_methods where payment_method_id = :paymentMethodId`;

/** The payment of this renewal, under way or new; null when there is nothing to charge now. */
const begin = async (subscriptionId: number, now: Date): Promise<Payment | null> => {
  const subscription = await lockSubscription(subscriptionId);
  const { userId, dueAt, noticeAt, noticeCents, nextAttemptAt, endedAt, paymentMethodId } = subscription;
  const isDue = endedAt === null && noticeAt !== null && (nextAttemptAt ?? dueAt) <= now && dueAt <= now;
  if (!isDue || paymentMethodId === null) return null;
  const live = await Payment.findOne({
    where: { subscriptionId, renewsAt: dueAt, state: { [Op.in]: [...liveStates] } },
  });
  if (live !== null) return live;
  const locked = renewalOf(subscription, now);
  const current = await priceNow(locked, noDiscounts, null);
  if (current.quote.total > (noticeCents ?? 0)) {
    // Dearer than the notice said: first another one, and two more weeks to cancel.
    await subscriptionNotice.run({ subscriptionId, noticeAt: null, notice: null });
    return null;
  }
  if (current.quote.total === 0) {
    await makeOrder(locked, { ...current, purpose: 'bundle' }, 'worker', null);
    return null;
  }
  const card = await providerOfMethod.maybe({ paymentMethodId });
  if (card === undefined) return null;
  const { provider } = card;
  const subject = { userId, distributionId: null, subscriptionId, renewsAt: dueAt, paymentMethodId };
  return startPayment({ ...subject, purpose: 'bundle', provider }, current);
};

const subscriptionFailed = statement('subscription-failed')`
update subscriptions set failed_attempts = failed_attempts + 1, failed_payment_id = :paymentId, next_attempt_at = :next?, ended_at = :end?
 where subscription_id = :subscriptionId?`;

/** Counts a payment that was refused, once; after the last attempt the subscription ends. */
const fail = (payment: Payment, reason: string | null, now: Date): Promise<void> =>
  inTransaction(async () => {
    const { subscriptionId, paymentId, renewsAt } = payment;
    const subscription = await lockSubscription(subscriptionId ?? 0);
    const { endedAt, dueAt, failedPaymentId, failedAttempts } = subscription;
    const isCounted = failedPaymentId === paymentId || dueAt.getTime() !== renewsAt?.getTime();
    if (endedAt !== null || isCounted) return;
    const wait = renewalRetryDays[failedAttempts];
    const [next, end] = wait === undefined ? [null, now] : [daysAfter(now, wait), null];
    await subscriptionFailed.run({ subscriptionId, paymentId, next, end });
    const about = wait === undefined ? 'ended' : 'failed';
    await enqueue('mail-renewal', { subscriptionId: subscription.subscriptionId, about, reason });
  });

const renew = async (subscriptionId: number, { ports, log, now }: JobContext): Promise<void> => {
  const payment = await inTransaction(() => begin(subscriptionId, now));
  if (payment === null) return;
  const settling = { payments: ports.payments, actor: 'worker', log } as const;
  const outcome = await chargeSavedCard(payment, settling, now);
  if (outcome === 'paid' || outcome === 'waits') return;
  if (outcome !== 'again') await fail(payment, outcome.refused, now);
  await letGo(await payment.reload(), settling);
};

/**
 * Tells of the renewals that are due in two weeks, and charges those that are due. Each renewal is one payment under
 * its subscription and due date, of which the provider is asked before anything else: however often and by however
 * many workers it is run, a year is charged once.
 */
export const renewSubscriptions: JobHandler = async (_payload, context) => {
  const { now, log } = context;
  const soon = await subscriptionsUnnoticed.all({ dueAt: daysAfter(now, renewalNoticeDays) });
  const due = await subscriptionsDue.all({ now, noticeAt: daysAfter(now, -renewalNoticeDays) });
  const errors: unknown[] = [];
  const attempt = async (id: number, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) errors.push(error);
      log.warn({ err: error, subscriptionId: id }, 'this subscription is renewed later');
    }
  };
  for (const { id } of soon) await attempt(id, () => giveNotice(id, now));
  for (const { id } of due) await attempt(id, () => renew(id, context));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} subscriptions cannot be renewed`);
};

export const renewSubscriptionsJob = {
  handler: renewSubscriptions,
  title: 'Renew the subscriptions that are due',
  ...polling,
  expireInSeconds: 900,
  cron: '*/10 * * * *',
} as const satisfies JobPlan;
