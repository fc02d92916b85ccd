import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import {
  cappedCountSql,
  COUNT_CAP,
  countHeaders,
  type ListPage,
  pageAsked,
  pageRowsSql,
} from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { execute } from '../../platform/database/database';
import { bundleOrderColumns, bundleOrderMatch, bundleOrdersFrom } from './bundleOrderSql';

const usualRows = 25;

const sortColumns = {
  bundleOrderId: 'o.order_id',
  oktaLogin: 'u.okta_login',
  amount: 'o.total_cents',
  createdDate: 'o.created_date',
} as const;

type Sort = { by: keyof typeof sortColumns; direction: 'asc' | 'desc' };

const pageSql = ({ by, direction }: Sort): string => `
select
  ${cappedCountSql(`select 1 from ${bundleOrdersFrom} where ${bundleOrderMatch}`)} as total,
  ${pageRowsSql(`
    select ${bundleOrderColumns} from ${bundleOrdersFrom} where ${bundleOrderMatch}
    order by ${sortColumns[by]} ${direction}, o.order_id ${direction}
    limit $1::integer offset $2::integer`)} as rows`;

/** The bundle orders of all users, the earliest first unless told. */
export const searchBundleOrders: Handler<'searchBundleOrders'> = async ({ query: asked }) => {
  const { sortBy: by = 'bundleOrderId', sortDirection: direction = 'asc' } = asked;
  const { limit, offset } = pageAsked({ limit: usualRows, ...asked });
  const search = searchOf(asked.searchText);
  const values = [limit, offset, search?.pattern ?? null, search?.number ?? null];
  const [page = { total: 0, rows: '[]' }] = await execute<ListPage>(pageSql({ by, direction }), values);
  const { 'X-Total-Count': _, ...headers } = countHeaders(page.total);
  const rowCount = Math.min(page.total, COUNT_CAP);
  return {
    status: 200,
    body: rawJson(`{"userBundleOrders":${page.rows},"rowCount":${rowCount}}`),
    headers,
  };
};
