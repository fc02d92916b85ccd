import { paidByCardSql } from '../../money/cards/paidCard';
import { orderColumns, orderJoins } from '../../money/orders/searchOrdersSql';
import { pageRowsSql } from '../../platform/call/listPage';
import { dollarsSql } from '../../platform/database/dollarsSql';
import { statement } from '../../platform/database/statement';

/** Orders of a user by their number, that of their release, or the card that paid them. */
export const ownOrdersFound = statement('own-orders-found')`
select o.order_id as id, ${dollarsSql('o.total_cents')}::float8 as "amount!", o.created_date as at
from orders o left join releases r using (distribution_id)
where o.user_id = :userId and (o.order_id = :number?::integer or r.prweb_press_release_id = :number?::integer
  or ${paidByCardSql('o', ':pattern')})
order by o.order_id desc limit :limit::integer`;

/** Orders for releases by the code of the payment at its provider. */
export const ordersOfPayment = statement('orders-of-payment')`
select 0 as "total!", ${pageRowsSql(`
  select ${orderColumns} from (
    select * from orders where order_id = any(array(
      select order_id from payments where intent_id = :code and order_id is not null))
  ) o ${orderJoins}
  order by o.order_id desc limit :limit::integer`)} as "rows!"`;

/** What the downstream system has taken, by the number of the release, of the story or of the downstream system. */
export const publicationsFound = statement('publications-found')`
select r.prweb_press_release_id as id, d.story_number as "story!", d.settled_at as "at!"
from deliveries d join releases r using (distribution_id)
where d.era_id is not null and d.occasion = 'first' and d.distribution_id = any(array(
  select distribution_id from releases where prweb_press_release_id = :number?::integer
  union all select distribution_id from deliveries where era_id = :text))
order by d.settled_at desc limit :limit::integer`;
