import { orderStateNames } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { orderFiltersOf } from './searchOrders';
import { orderColumns, orderFilters, orderJoins, orderMatch } from './searchOrdersSql';

const columns = {
  orderId: 'Order Id',
  oktaLogin: 'Login Username',
  amount: 'Order Amount (USD)',
  createdDate: 'Created Date (UTC)',
  releaseId: 'Press Release Id',
  state: 'State',
  paidWith: 'Paid with',
  directToIris: 'Direct To Iris',
};

const ordersExport = statement('orders-export', { isPrepared: false })`
select o.order_id as key, ${orderColumns}
from orders o ${orderJoins}
where o.order_id > :last::integer and ${orderFilters} and (:pattern?::text is null or ${orderMatch})
order by o.order_id limit :limit`;

export const exportOrders: Handler<'exportOrders'> = (call) => {
  const asked = { ...searchedFor(call.query.searchText), ...orderFiltersOf(call.query) };
  return csvAnswer(call, {
    name: 'orders',
    columns,
    rowsAfter: async (page) =>
      (await ordersExport.as<{ state: keyof typeof orderStateNames }>().all({ ...page, ...asked })).map(
        ({ state, ...row }) => ({ ...row, state: orderStateNames[state ?? 'paid'] }),
      ),
  });
};
