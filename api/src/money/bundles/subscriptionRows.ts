import { type components, message, sum, toDollars } from '@dispatch/contract';
import { inputProblem, notFound, type Problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { pricesToday, type RenewedLine } from './renewalPurpose';

type Row = {
  id: number;
  name: string;
  bundleOrderId: number;
  provider: string | null;
  contents: RenewedLine[];
  startDate: Date;
  endedAt: Date | null;
  failedAttempts: number;
  paymentMethodId: number | null;
  termsVersion: string;
  agreedAt: Date;
};

/** Owner, one subscription or null for all, rows in a page, rows before it. */
const subscriptionsOfStatement = statement('subscriptions-of')`
select s.subscription_id as id, s.name, s.order_id as "bundleOrderId", m.provider, s.contents, s.due_at as "startDate",
  s.ended_at as "endedAt", s.failed_attempts as "failedAttempts", s.payment_method_id as "paymentMethodId",
  t.version as "termsVersion", s.agreed_at as "agreedAt"
from subscriptions s join terms t using (terms_id)
left join payment_methods m using (payment_method_id)
where s.user_id = :userId and (:id?::integer is null or s.subscription_id = :id)
order by s.subscription_id desc limit :limit offset :offset`.as<{ contents: RenewedLine[] }>();

const statusOf = ({ endedAt, failedAttempts }: Row) => {
  if (endedAt !== null) return 'cancelled';
  return failedAttempts > 0 ? 'pastDue' : 'active';
};

/** A page of the subscriptions of an account, newest first, at its prices of today. */
export const subscriptionsOf = async (
  userId: number,
  { id = null, limit, offset }: { id?: number | null; limit: number; offset: number },
): Promise<components['schemas']['Subscription'][]> => {
  const rows = await subscriptionsOfStatement.all({ userId, id, limit, offset });
  const linesOf = await pricesToday(userId);
  return rows.map((row) => {
    const { provider, contents, failedAttempts: _attempts, startDate, endedAt, agreedAt, ...shown } = row;
    return {
      ...shown,
      status: statusOf(row),
      authnetSubscriptionId: provider === 'authorizenet' ? String(row.id) : null,
      startDate: startDate.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      agreedAt: agreedAt.toISOString(),
      amount: toDollars(sum(linesOf(contents).map(({ amount }) => amount))),
      items: contents.map(({ packageId, quantity }) => ({ packageId: Number(packageId) as 140, quantity })),
    };
  });
};

/** One subscription of an account as it is shown. */
export const subscriptionOf = async (userId: number, id: number) => {
  const [found] = await subscriptionsOf(userId, { id, limit: 1, offset: 0 });
  if (found === undefined) throw notFound();
  return found;
};

/** The 400 of a card that is not one of the account. */
const noSavedCard = (): Problem =>
  inputProblem([
    { pointer: '/paymentMethodId', rule: 'required', message: message('payment-method-missing') },
  ]);

const paymentMethodShare = statement('payment-method-share')`
select from payment_methods where payment_method_id = :paymentMethodId? and user_id = :userId for share`;

/** Refuses a card that the account has not saved; that it is not removed meanwhile is held until the transaction ends. */
export const assertSavedCard = async (userId: number, paymentMethodId: number | null): Promise<void> => {
  const found = await paymentMethodShare.all({ paymentMethodId, userId });
  if (found.length === 0) throw noSavedCard();
};
