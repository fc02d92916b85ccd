import { message, renewalDue } from '@dispatch/contract';
import { type ActingPerson, record } from '../../platform/audit/audit';
import { notFound, problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import type { BundleOrder, Payment } from '../payments/Payment';

/** A paid bundle order, and the saved card that has paid for it. */
export type Bought = {
  contents: BundleOrder;
  paymentMethodId: number | null;
  boughtAt: Date;
  renews: boolean;
};

const bundleToRenew = statement('bundle-to-renew')`
select p.quote -> 'contents' as "contents!", p.payment_method_id as "paymentMethodId", o.created_date as "boughtAt",
  exists (select from subscriptions s where s.order_id = o.order_id and s.ended_at is null) as "renews!"
from payments p join orders o using (order_id)
where o.order_id = :orderId and o.user_id = :userId and o.purpose = 'bundle' and p.state = 'captured'
  and p.subscription_id is null and (:intentId?::text is null or p.intent_id = :intentId)`.as<{
  contents: BundleOrder;
}>();

const subscribe = statement('subscribe')`
insert into subscriptions (user_id, order_id, payment_method_id, name, contents, terms_id, agreed_at, started_at, due_at)
values (:userId, :bundleOrderId, :paymentMethodId?, :name, :contents, :termsId?, :termsAgreedAt?, :boughtAt, :dueAt) on conflict (order_id) where ended_at is null do nothing
returning subscription_id as id`;

const exists = () => problem(409, 'subscription-exists', message('subscription-exists'));

/**
 * The bundle order that somebody wants renewed. Throws 404 for one that is not there, or paid by another intent, and
 * 409 for one that renews already.
 */
export const boughtBundle = async (
  orderId: number,
  userId: number,
  intentId: string | null,
): Promise<Bought> => {
  const bought = await bundleToRenew.maybe({ orderId, userId, intentId });
  if (bought === undefined) throw notFound();
  if (bought.renews) throw exists();
  return bought;
};

/** The next year's day of a purchase that is still to come. */
const nextDue = (bought: Date, now: Date): Date => {
  let years = 1;
  while (renewalDue(bought, years) <= now) years += 1;
  return renewalDue(bought, years);
};

type Asked = {
  bundleOrderId: number;
  name: string;
  paymentMethodId: number | null;
  autoRenew: boolean;
  agreed: Pick<Payment, 'termsId' | 'termsAgreedAt'>;
};

/** Has an order renewed every year from now on; answers the id. Nothing is charged before it is due. */
export const startSubscription = async (
  { contents: { lines }, boughtAt }: Bought,
  { bundleOrderId, name, paymentMethodId, autoRenew, agreed }: Asked,
  { session, now }: { session: ActingPerson; now: Date },
): Promise<number> => {
  const made = await subscribe.maybe({
    userId: session.userId,
    bundleOrderId,
    paymentMethodId,
    name: name.trim(),
    contents: JSON.stringify(lines.map(({ packageId, quantity }) => ({ packageId, quantity }))),
    termsId: agreed.termsId,
    termsAgreedAt: agreed.termsAgreedAt,
    boughtAt,
    dueAt: nextDue(boughtAt, now),
  });
  if (made === undefined) throw exists();
  const subject = { type: 'subscription', id: made.id };
  await record({
    actor: session,
    action: 'subscription.create',
    subject,
    details: { bundleOrderId, autoRenew },
  });
  return made.id;
};
