import { cappedCountSql, pageRowsSql } from '../../platform/call/listPage';
import { namedOrOwnedSql, searchedByOwnerSql } from '../../people/users/searchByOwner';
import { instantSql } from '../../platform/database/instantSql';
import { variants } from '../../platform/database/statement';
import { paidByCardSql, paidWithSql } from '../cards/paidCard';
import { switchedOnSql } from '../../people/features/features';
import { dollarsSql } from '../../platform/database/dollarsSql';
import { orderStateSql } from './orderSql';

/** What a list says of the order `o` of the user `u` for the release `r`. */
export const orderColumns = `
  o.order_id as "orderId",
  u.user_id as "userId",
  u.okta_login as "oktaLogin",
  ${dollarsSql('o.total_cents')} as amount,
  ${instantSql('o.created_date')} as "createdDate",
  r.prweb_press_release_id as "releaseId",
  r.distribution_id as "distributionId",
  ${orderStateSql} as state,
  (select ${paidWithSql} from payments p where p.order_id = o.order_id and p.state = 'captured' limit 1) as "paidWith",
  ${switchedOnSql('userSendDistributionToIris')} as "directToIris"`;

/** The user and the release of the order `o`. */
export const orderJoins =
  'join users u on u.user_id = o.user_id join releases r on r.distribution_id = o.distribution_id';

const sorts = { by: ['createdDate', 'amount'], direction: ['asc', 'desc'] } as const;

type OrderSort = { by: (typeof sorts.by)[number]; direction: 'asc' | 'desc' };

const sortColumns = { createdDate: 'created_date', amount: 'total_cents' } as const;

const orderSql = ({ by, direction }: OrderSort): string =>
  `o.${sortColumns[by]} ${direction}, o.order_id ${direction}`;

/** The page is found first; users and releases are looked up for its rows alone. */
const pageSql = (total: string, from: string, sort: OrderSort): string => `
select
  ${total} as "total!",
  ${pageRowsSql(`
      select ${orderColumns}
      from (select o.* from ${from} o order by ${orderSql(sort)} limit :limit::integer offset :offset::integer) o ${orderJoins}
      order by ${orderSql(sort)}`)} as "rows!"`;

const ofRelease = 'o.distribution_id is not null';

/** One page of the orders for releases, bundles having a list of their own. */
export const ordersList = variants('orders-list', sorts, (sort) =>
  pageSql(
    cappedCountSql(`select 1 from orders o where ${ofRelease}`),
    `(select * from orders o where ${ofRelease})`,
    sort,
  ),
);

const named = `
    o.order_id = :number?::integer
    or o.distribution_id = any(array(
      select distribution_id from releases where prweb_press_release_id = :number?::integer))
    or ${paidByCardSql('o', ':pattern')}`;

/** SQL that holds for the order `o` when a search means its user, or names it, its release or its card. */
export const orderMatch = namedOrOwnedSql('o', named);

const paidBySql = `select p.order_id from payments p where p.provider = :provider?::text and p.state = 'captured'`;

/**
 * SQL that holds for the order `o` when it meets every filter. One that is null is none: the statements are planned for
 * their values, so that PostgreSQL leaves it out.
 */
export const orderFilters = `
  (:userId?::integer is null or o.user_id = :userId)
  and (:from?::timestamptz is null or o.created_date >= :from)
  and (:to?::timestamptz is null or o.created_date < :to)
  and (:leastCents?::integer is null or o.total_cents >= :leastCents)
  and (:mostCents?::integer is null or o.total_cents <= :mostCents)
  and (:state?::text is distinct from 'free' or o.total_cents = 0)
  and (:state is null or ${orderStateSql} = :state)
  and (:provider?::text is null or exists (${paidBySql} and p.order_id = o.order_id))`;

/** SQL that holds for the orders behind the one with the id `after`, in the order of the list. */
const afterSql = ({ by, direction }: OrderSort): string => {
  const column = sortColumns[by];
  return `(:after?::integer is null or (o.${column}, o.order_id) ${direction === 'asc' ? '>' : '<'}
    ((select ${column} from orders where order_id = :after), :after))`;
};

/**
 * What the orders are taken from first. Few of them were paid by a rare provider or have a refund, and these know their
 * orders: asked in a condition that may be absent, PostgreSQL would look at every order there is.
 */
const narrowed = {
  none: 'true',
  provider: `o.order_id in (${paidBySql})`,
  refund: 'o.order_id in (select order_id from refund_requests)',
} as const;

/** Which of these a filter asks for. */
export const narrowedBy = ({
  state,
  provider,
}: {
  state: string | null;
  provider: string | null;
}): keyof typeof narrowed => {
  if (state !== null && state !== 'free' && state !== 'paid') return 'refund';
  return provider === null ? 'none' : 'provider';
};

/** One page of the orders for releases that meet the filters, and of one user the search as well. */
export const ordersFiltered = variants(
  'orders-filtered',
  { ...sorts, first: ['none', 'provider', 'refund'] },
  ({ first, ...sort }) => {
    const where = `${ofRelease} and ${orderFilters} and ${afterSql(sort)}
      and (:pattern?::text is null or ${orderMatch}) and ${narrowed[first]}`;
    return pageSql(
      cappedCountSql(`select 1 from orders o where ${where}`),
      `(select * from orders o where ${where})`,
      sort,
    );
  },
  { isPrepared: false },
);

/** One page of those that are searched for: the others are left out before they are counted and paged. */
export const ordersSearch = variants(
  'orders-search',
  sorts,
  (sort) =>
    `with ${searchedByOwnerSql({
      table: 'orders',
      row: 'o',
      where: `${ofRelease} and ${orderFilters} and ${afterSql(sort)}`,
      named,
      inOrder: (match) =>
        `select o.* from orders o where ${match} order by ${orderSql(sort)} limit :limit::integer + :offset::integer`,
    })}${pageSql('(select total from counted)', 'either', sort)}`,
  { isPrepared: false },
);
