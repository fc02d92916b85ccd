import { message } from '@dispatch/contract';
import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { boughtLinesSql } from './orderSql';
import { orderedReleaseSql } from './ownOrderSql';
import { instantSql } from '../../platform/database/instantSql';
import { statement } from '../../platform/database/statement';
import { paidWithSql } from '../cards/paidCard';
import { dollarsSql } from '../../platform/database/dollarsSql';

/** What takes something off an order is a payment to its staff. A coupon's line says its code behind 'Coupon '. */
const discountType = `case l.type when 'bundle' then 'bundle' when 'universalCoupon' then 'universal coupon' else 'coupon' end`;

const adminOrder = statement('admin-order')`
select json_build_object(
  'orderId', o.order_id,
  'orderNumber', o.order_number,
  'purpose', o.purpose,
  'createdDate', ${instantSql('o.created_date')},
  'userId', u.user_id,
  'oktaLogin', u.okta_login,
  'email', u.email,
  'release', ${orderedReleaseSql},
  'amount', ${dollarsSql('o.subtotal_cents')},
  'revenueRecognitionDate', ${instantSql('o.revenue_recognition_date')},
  'lineItems', ${boughtLinesSql},
  'payments', (
    select coalesce(json_agg(paid.payment order by paid.place), '[]') from (
      select l.position as place, json_build_object('type', ${discountType},
        'confirmationCode', case when l.type <> 'bundle' then regexp_replace(l.description, '^Coupon ', '') end,
        'description', l.description, 'amount', ${dollarsSql('-l.amount_cents')}) as payment
      from order_line_items l
      where l.order_id = o.order_id and l.amount_cents < 0
      union all
      select 1000 + p.payment_id, json_build_object('type', case when p.provider = 'paypal' then 'paypal' else 'credit card' end,
        'confirmationCode', coalesce(p.intent_id, p.charge_id),
        'description', ${paidWithSql},
        'amount', ${dollarsSql('p.amount_cents')})
      from payments p
      where p.order_id = o.order_id and p.state = 'captured'
    ) paid)
)::text as "order!"
from orders o join users u on u.user_id = o.user_id
where o.order_id = :orderId`;

/** An order as the back-office sees it. Throws 404 'Order Not found'. */
export const getOrder: Handler<'getOrder'> = async ({ query: { orderId } }) => {
  const row = await adminOrder.maybe({ orderId });
  if (row === undefined) throw problem(404, 'order-missing', message('order-missing'));
  return { status: 200, body: rawJson(row.order) };
};
