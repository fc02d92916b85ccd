import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import {
  cappedCountSql,
  COUNT_CAP,
  countHeaders,
  pageAsked,
  pageRowsSql,
} from '../../platform/call/listPage';
import { searchedFor } from '../../platform/call/searchText';
import { variants } from '../../platform/database/statement';
import { bundleOrderColumns, bundleOrderMatch, bundleOrdersFrom } from './bundleOrderSql';

const usualRows = 25;

const sortColumns = {
  bundleOrderId: 'o.order_id',
  oktaLogin: 'u.okta_login',
  amount: 'o.total_cents',
  createdDate: 'o.created_date',
} as const;

const bundleOrdersPage = variants(
  'bundle-orders-page',
  { by: ['bundleOrderId', 'oktaLogin', 'amount', 'createdDate'], direction: ['asc', 'desc'] },
  ({ by, direction }) => `
select
  ${cappedCountSql(`select 1 from ${bundleOrdersFrom} where ${bundleOrderMatch}`)} as "total!",
  ${pageRowsSql(`
      select ${bundleOrderColumns} from ${bundleOrdersFrom} where ${bundleOrderMatch}
      order by ${sortColumns[by]} ${direction}, o.order_id ${direction}
      limit :limit::integer offset :offset::integer`)} as "rows!"`,
  { isPrepared: false },
);

/** The bundle orders of all users, the earliest first unless told. */
export const searchBundleOrders: Handler<'searchBundleOrders'> = async ({ query: asked }) => {
  const { sortBy: by = 'bundleOrderId', sortDirection: direction = 'asc' } = asked;
  const page = await bundleOrdersPage({ by, direction }).one({
    ...pageAsked({ limit: usualRows, ...asked }),
    ...searchedFor(asked.searchText),
  });
  const { 'X-Total-Count': _, ...headers } = countHeaders(page.total);
  const rowCount = Math.min(page.total, COUNT_CAP);
  return {
    status: 200,
    body: rawJson(`{"userBundleOrders":${page.rows},"rowCount":${rowCount}}`),
    headers,
  };
};
