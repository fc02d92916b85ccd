import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { orderColumns, orderJoins, orderMatch } from './searchOrdersSql';

const columns = {
  orderId: 'Order Id',
  oktaLogin: 'Login Username',
  amount: 'Order Amount (USD)',
  createdDate: 'Created Date (UTC)',
  releaseId: 'Press Release Id',
  directToIris: 'Direct To Iris',
};

const sql = `
select o.order_id as key, ${orderColumns}
from orders o ${orderJoins}
where o.order_id > $1::integer and ($3::text is null or ${orderMatch})
order by o.order_id limit $2`;

export const exportOrders: Handler<'exportOrders'> = (call) => {
  const search = searchOf(call.query.searchText);
  return csvAnswer(call, {
    name: 'orders',
    columns,
    sql,
    values: [search?.pattern ?? null, search?.number ?? null],
  });
};
