import type { components } from '@dispatch/contract';
import { pageRowsSql, type ListPage } from '../../platform/call/listPage';
import { notFound } from '../../platform/call/problem';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';

/** Owner, the present moment, one card or null for all, rows in a page, rows before it. */
const listPaymentMethods = statement('list-payment-methods')`
select
  (select count(*)::integer from payment_methods where user_id = :userId) as "total!",
  ${pageRowsSql(`
    select m.payment_method_id as id, m.provider, s.name, m.brand, m.last_four as "lastFour",
      to_char(make_date(m.expiry_year, m.expiry_month, 1), 'MM/YY') as expiration,
      make_date(m.expiry_year, m.expiry_month, 1) < date_trunc('month', :now::timestamptz at time zone 'UTC')
        as "isExpired",
      s.name is not null as "renewsSubscription",
      ${instantSql('m.saved_at')} as "savedAt"
    from payment_methods m
    left join lateral (
      select name from subscriptions
       where payment_method_id = m.payment_method_id and ended_at is null
       order by subscription_id desc limit 1
    ) s on true
    where m.user_id = :userId and (:id?::integer is null or m.payment_method_id = :id)
    order by m.payment_method_id desc
    limit :limit offset :offset`)} as "rows!"`;

type Asked = { userId: number; now: Date; id?: number | null; limit: number; offset: number };

/** A page of the saved cards of an account, the last saved first. */
export const paymentMethodsOf = ({ userId, now, id = null, limit, offset }: Asked): Promise<ListPage[]> =>
  listPaymentMethods.all({ userId, now, id, limit, offset });

/** One saved card as it is shown. Throws 404 for one that is not there any more. */
export const paymentMethodOf = async (
  asked: Pick<Asked, 'userId' | 'now' | 'id'>,
): Promise<components['schemas']['PaymentMethod']> => {
  const [page] = await paymentMethodsOf({ ...asked, limit: 1, offset: 0 });
  const [card] = JSON.parse(page?.rows ?? '[]') as components['schemas']['PaymentMethod'][];
  if (card === undefined) throw notFound();
  return card;
};
