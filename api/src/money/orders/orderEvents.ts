import type { WebhookEvent } from '@dispatch/contract';
import { tellWebhooks } from '../../people/webhooks/tellWebhooks';
import { dollarsSql } from '../../platform/database/dollarsSql';
import { statement } from '../../platform/database/statement';
import { refundedSql } from '../refunds/refundSql';

/** Nothing where nobody has asked for it. */
const orderToTell = statement('order-to-tell')`
select o.user_id as "userId", jsonb_build_object('orderNumber', o.order_id, 'purpose', o.purpose,
  'amount', ${dollarsSql('o.total_cents')}, 'refundedAmount', ${dollarsSql(refundedSql)},
  'distributionId', o.distribution_id) as "data!"
from orders o where o.order_id = :orderId
  and exists (select 1 from webhooks w where w.user_id = o.user_id and :event = any(w.events))`.as<{
  data: object;
}>();

/** Tells the webhooks of its buyer what has become of an order, in the transaction that does it. */
export const tellOfOrder = async (
  orderId: number,
  event: Extract<WebhookEvent, `order.${string}`>,
  now: Date,
): Promise<void> => {
  const row = await orderToTell.maybe({ orderId, event });
  if (row !== undefined) await tellWebhooks(event, { ...row, now });
};
