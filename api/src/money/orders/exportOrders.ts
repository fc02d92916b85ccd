import type { Handler } from '../../platform/call/handler';
import { searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { orderColumns, orderJoins, orderMatch } from './searchOrdersSql';

const columns = {
  orderId: 'Order Id',
  oktaLogin: 'Login Username',
  amount: 'Order Amount (USD)',
  createdDate: 'Created Date (UTC)',
  releaseId: 'Press Release Id',
  directToIris: 'Direct To Iris',
};

const ordersExport = statement('orders-export', { isPrepared: false })`
select o.order_id as key, ${orderColumns}
from orders o ${orderJoins}
where o.order_id > :last::integer and (:pattern?::text is null or ${orderMatch})
order by o.order_id limit :limit`;

export const exportOrders: Handler<'exportOrders'> = (call) => {
  const asked = searchedFor(call.query.searchText);
  return csvAnswer(call, {
    name: 'orders',
    columns,
    rowsAfter: (page) => ordersExport.all({ ...page, ...asked }),
  });
};
