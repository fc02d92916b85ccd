import type { Handler } from '../../platform/call/handler';
import { searchOf } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { bundleOrderColumns, bundleOrderMatch, bundleOrdersFrom } from './bundleOrderSql';

const columns = {
  bundleOrderId: 'Bundle Id',
  oktaLogin: 'Login Username',
  amount: 'Amount (USD)',
  createdDate: 'Created Date (UTC)',
};

const sql = `
select o.order_id as key, ${bundleOrderColumns} from ${bundleOrdersFrom}
where o.order_id > $1::integer and ${bundleOrderMatch}
order by o.order_id limit $2`;

export const exportBundleOrders: Handler<'exportBundleOrders'> = (call) => {
  const search = searchOf(call.query.searchText);
  return csvAnswer(call, {
    name: 'bundle-orders',
    columns,
    sql,
    values: [search?.pattern ?? null, search?.number ?? null],
  });
};
