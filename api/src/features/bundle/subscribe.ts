import { message, renewalDue } from '@dispatch/contract';
import { record } from '../../audit';
import type { Handler } from '../../call/handler';
import { notFound, problem } from '../../call/problem';
import { query } from '../../database/database';
import type { BundleOrder } from '../../models/Payment';
import { agreedTerms } from '../../settings/terms';
import { assertSavedCard, subscriptionOf } from './subscriptionRows';

type Bought = { contents: BundleOrder; paymentMethodId: number | null; boughtAt: Date };

const boughtSql = `
select p.quote -> 'contents' as contents, p.payment_method_id as "paymentMethodId", o.created_date as "boughtAt"
from payments p join orders o using (order_id)
where o.order_id = $1 and p.intent_id = $2 and o.user_id = $3 and o.purpose = 'bundle' and p.state = 'captured'
  and p.subscription_id is null`;

const insertSql = `
insert into subscriptions (user_id, order_id, payment_method_id, name, contents, terms_id, agreed_at, started_at, due_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (order_id) where ended_at is null do nothing
returning subscription_id as id`;

/** The next year's day of a purchase that is still to come. */
const nextDue = (bought: Date, now: Date): Date => {
  let years = 1;
  while (renewalDue(bought, years) <= now) years += 1;
  return renewalDue(bought, years);
};

/** Renews what a bundle order held, with a card that its owner has saved. Nothing is charged before it is due. */
export const subscribe: Handler<'subscribe'> = async ({ body, session, now }) => {
  const { intentId, name, bundleOrderId, autoRenew, terms } = body;
  const { userId } = session;
  const [bought] = await query<Bought>('bundle-to-renew', boughtSql, [bundleOrderId, intentId, userId]);
  if (bought === undefined) throw notFound();
  const paymentMethodId = body.paymentMethodId ?? bought.paymentMethodId;
  await assertSavedCard(userId, paymentMethodId);
  const { termsId, termsAgreedAt } = await agreedTerms('renewal', terms);
  const contents = bought.contents.lines.map(({ packageId, quantity }) => ({ packageId, quantity }));
  const [made] = await query<{ id: number }>('subscribe', insertSql, [
    userId,
    bundleOrderId,
    paymentMethodId,
    name.trim(),
    JSON.stringify(contents),
    termsId,
    termsAgreedAt,
    bought.boughtAt,
    nextDue(bought.boughtAt, now),
  ]);
  if (made === undefined) throw problem(409, 'subscription-exists', message('subscription-exists'));
  const subject = { type: 'subscription', id: made.id };
  await record({
    actor: session,
    action: 'subscription.create',
    subject,
    details: { bundleOrderId, autoRenew },
  });
  return { status: 201, body: await subscriptionOf(userId, made.id) };
};
