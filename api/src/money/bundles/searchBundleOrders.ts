import { rawJson } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import {
  cappedCountSql,
  COUNT_CAP,
  countHeaders,
  pageAsked,
  pageRowsSql,
} from '../../platform/call/listPage';
import { searchOf } from '../../platform/call/searchText';
import { variants } from '../../platform/database/statement';
import { searchedByOwnerSql } from '../../people/users/searchByOwner';
import { bundleOrderColumns, bundleOrderNamed, loginMatch, ofBundle } from './bundleOrderSql';

const usualRows = 25;

const sortColumns = {
  bundleOrderId: 'o.order_id',
  oktaLogin: 'u.okta_login',
  amount: 'o.total_cents',
  createdDate: 'o.created_date',
} as const;

const sorts = {
  by: ['bundleOrderId', 'oktaLogin', 'amount', 'createdDate'],
  direction: ['asc', 'desc'],
} as const;

type BundleOrderSort = { by: keyof typeof sortColumns; direction: 'asc' | 'desc' };

const orderSql = ({ by, direction }: BundleOrderSort): string =>
  `order by ${sortColumns[by]} ${direction}, o.order_id ${direction}`;

const joined = 'join users u on u.user_id = o.user_id';

const pageSql = (total: string, from: string, sort: BundleOrderSort): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${bundleOrderColumns} from ${from} o ${joined}
      ${orderSql(sort)} limit :limit::integer offset :offset::integer`)} as "rows!"`;

const bundleOrdersList = variants('bundle-orders-list', sorts, (sort) =>
  pageSql(
    cappedCountSql(`select 1 from orders o where ${ofBundle}`),
    `(select * from orders o where ${ofBundle})`,
    sort,
  ),
);

export const bundleOrdersSearch = variants(
  'bundle-orders-search',
  sorts,
  (sort) =>
    `with ${searchedByOwnerSql({
      table: 'orders',
      row: 'o',
      where: ofBundle,
      named: bundleOrderNamed,
      person: loginMatch,
      inOrder: (condition) => `
    select o.* from orders o ${joined} where ${condition}
    ${orderSql(sort)} limit :limit::integer + :offset::integer`,
    })}${pageSql('(select total from counted)', 'either', sort)}`,
  { isPrepared: false },
);

/** The bundle orders of all users, the earliest first unless told. */
export const searchBundleOrders: Handler<'searchBundleOrders'> = async ({ query: asked }) => {
  const { sortBy: by = 'bundleOrderId', sortDirection: direction = 'asc' } = asked;
  const asPage = pageAsked({ limit: usualRows, ...asked });
  const search = searchOf(asked.searchText);
  const sort = { by, direction };
  const page =
    search === null
      ? await bundleOrdersList(sort).one(asPage)
      : await bundleOrdersSearch(sort).one({ ...asPage, ...search });
  const { 'X-Total-Count': _, ...headers } = countHeaders(page.total);
  const rowCount = Math.min(page.total, COUNT_CAP);
  return {
    status: 200,
    body: rawJson(`{"userBundleOrders":${page.rows},"rowCount":${rowCount}}`),
    headers,
  };
};
