import type { Handler } from '../../platform/call/handler';
import { searchedFor } from '../../platform/call/searchText';
import { csvAnswer } from '../../platform/csv/csvAnswer';
import { statement } from '../../platform/database/statement';
import { bundleOrderColumns, bundleOrderMatch, bundleOrdersFrom } from './bundleOrderSql';

const columns = {
  bundleOrderId: 'Bundle Id',
  oktaLogin: 'Login Username',
  amount: 'Amount (USD)',
  createdDate: 'Created Date (UTC)',
};

const bundleOrdersExport = statement('bundle-orders-export', { isPrepared: false })`
select o.order_id as key, ${bundleOrderColumns} from ${bundleOrdersFrom}
where o.order_id > :last::integer and ${bundleOrderMatch}
order by o.order_id limit :limit`;

export const exportBundleOrders: Handler<'exportBundleOrders'> = (call) => {
  const asked = searchedFor(call.query.searchText);
  return csvAnswer(call, {
    name: 'bundle-orders',
    columns,
    rowsAfter: (page) => bundleOrdersExport.all({ ...page, ...asked }),
  });
};
