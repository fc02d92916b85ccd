import {
  actionsFrom,
  type components,
  formatMoney,
  fromDollars,
  type Group,
  mayImpersonate,
  permitsCall,
  type Permission,
  releaseStates,
  numberOfState,
  statusDescription,
} from '@dispatch/contract';
import { bundleOrdersSearch } from '../../money/bundles/searchBundleOrders';
import { couponsSearch } from '../../money/discounts/couponSql';
import { universalCouponsSearch } from '../../money/discounts/universalCouponSql';
import { orderFiltersOf } from '../../money/orders/searchOrders';
import { ordersSearch } from '../../money/orders/searchOrdersSql';
import { userFiltersOf } from '../../people/users/searchUsers';
import { usersSearch } from '../../people/users/searchUsersSql';
import type { Handler } from '../../platform/call/handler';
import type { ListPage } from '../../platform/call/listPage';
import { type Search, searchOf } from '../../platform/call/searchText';
import { listedStates } from '../../releases/authoring/listReleases';
import { releasesSearch } from '../../releases/authoring/listReleasesSql';
import { searchQueue } from '../../releases/desk/listEditorialQueue';
import { neverAtTheDesk } from '../../releases/lifecycle/moveRelease';
import { seesCorrections } from '../../releases/lifecycle/publishedRelease';
import { ordersOfPayment, ownOrdersFound, publicationsFound } from './searchRecordsSql';

type Schemas = components['schemas'];
type Found = Schemas['FoundRecord'];
type Asked = Search & {
  text: string;
  userId: number;
  group: Group;
  seesAll: boolean;
  now: Date;
  limit: number;
  offset: 0;
};
type Finder = { permission: Permission; find: (asked: Asked) => Promise<Found[]> };

const ofEachKind = 5;

const bare = { at: null, actions: [] } satisfies Partial<Found>;

const statesOfDesk = releaseStates.map(numberOfState).filter((state) => !neverAtTheDesk.has(state));

/** Finds by the statement of a list, whose rows are one line each. */
const listed = (
  permission: Permission,
  search: (asked: Asked) => Promise<ListPage>,
  line: (row: never, asked: Asked) => Pick<Found, 'kind' | 'id' | 'title' | 'detail'> & Partial<Found>,
): Finder => ({
  permission,
  find: async (asked) =>
    (JSON.parse((await search(asked)).rows) as never[]).map((row) => ({ ...bare, ...line(row, asked) })),
});

const amountOf = (dollars: number): string => formatMoney(fromDollars(dollars));

const together = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

const numbered = (number: number | null): string => (number === null ? '' : `REL-${number}`);

/** In the order in which they are shown. */
const finders: readonly Finder[] = [
  listed(
    'releases.read',
    (asked) => releasesSearch.one({ ...asked, states: listedStates }),
    (row: Schemas['ReleaseListItem']) => ({
      kind: 'ownRelease',
      id: row.DistributionID,
      title: row.HeadLine || 'Untitled release',
      detail: together(numbered(row.PRWebPressReleaseID), row.ReleaseStatusDescription),
      at: row.CreationDate,
    }),
  ),
  {
    permission: 'orders.read.own',
    find: async ({ userId, pattern, number, limit }) =>
      (await ownOrdersFound.all({ userId, pattern, number, limit })).map(({ id, amount, at }) => ({
        kind: 'ownOrder',
        id,
        title: `Order ${id}`,
        detail: amountOf(amount),
        at: at.toISOString(),
        actions: [],
      })),
  },
  listed(
    'users.read',
    (asked) =>
      usersSearch({ by: 'email', direction: 'asc' }).one({ ...asked, ...userFiltersOf({}), after: null }),
    (row: Schemas['UserListItem'], { group }) => ({
      kind: 'user',
      id: row.id,
      title: `${row.firstName} ${row.lastName}`.trim() || row.oktaLogin,
      detail: together(row.oktaLogin, row.group),
      actions: mayImpersonate(group, row.group) ? ['impersonate'] : [],
    }),
  ),
  listed(
    'desk.read',
    (asked) =>
      searchQueue(
        { by: 'submittedDate', direction: 'desc' },
        { ...asked, me: asked.userId, states: statesOfDesk },
        asked,
      ),
    (row: Schemas['QueueItem'], { group }) => ({
      kind: 'release',
      id: row.distributionId,
      title: row.headline || 'Untitled release',
      detail: together(
        numbered(row.prwebPressReleaseId),
        statusDescription(row.publicationState),
        row.organization,
      ),
      at: row.submittedDate,
      actions: actionsFrom(row.publicationState, group === 'ADMIN' ? 'admin' : 'editor').includes('hold')
        ? ['hold']
        : [],
    }),
  ),
  listed(
    'orders.read',
    async (asked) => {
      const [paid] = await ordersOfPayment.all({ code: asked.text, limit: asked.limit });
      return paid === undefined || paid.rows === '[]'
        ? ordersSearch({ by: 'createdDate', direction: 'desc' }).one({
            ...asked,
            ...orderFiltersOf({}),
            after: null,
          })
        : paid;
    },
    (row: Schemas['OrderListItem']) => ({
      kind: 'order',
      id: row.orderId,
      title: `Order ${row.orderId}`,
      detail: together(amountOf(row.amount), row.oktaLogin),
      at: row.createdDate,
    }),
  ),
  listed(
    'bundles.read',
    (asked) => bundleOrdersSearch({ by: 'bundleOrderId', direction: 'desc' }).one(asked),
    (row: Schemas['BundleOrderListItem']) => ({
      kind: 'bundleOrder',
      id: row.bundleOrderId,
      title: `Bundle order ${row.bundleOrderId}`,
      detail: together(amountOf(row.amount), row.oktaLogin),
      at: row.createdDate,
    }),
  ),
  listed(
    'coupons.read',
    (asked) => couponsSearch({ by: 'expirationDate', direction: 'desc' }).one(asked),
    (row: Schemas['AdminCoupon']) => ({
      kind: 'coupon',
      id: row.id,
      title: row.couponCode,
      detail: together(`${amountOf(row.amount)} of ${amountOf(row.originalAmount)} left`, row.oktaLogin),
    }),
  ),
  listed(
    'coupons.read',
    (asked) => universalCouponsSearch.one(asked),
    (row: Schemas['AdminUniversalCoupon']) => ({
      kind: 'universalCoupon',
      id: row.universalCouponId,
      title: row.couponCode,
      detail: row.amount === null ? `${row.percent} %` : amountOf(row.amount),
    }),
  ),
  {
    permission: 'publications.read',
    find: async ({ text, number, limit }) =>
      (await publicationsFound.all({ text, number, limit })).map(({ id, story, at }) => ({
        kind: 'publication',
        id,
        title: `Publication ${story}`,
        detail: numbered(id),
        at: at.toISOString(),
        actions: [],
      })),
  },
];

/** What somebody may see of every kind and a text means: their own, and for staff by their permissions. */
export const searchRecords: Handler<'searchRecords'> = async ({ query: { searchText }, session, now }) => {
  const search = searchOf(searchText);
  if (search === null) return { status: 200, body: [] };
  const { userId, group } = session;
  const asked = {
    ...search,
    text: searchText.trim(),
    userId,
    group,
    seesAll: seesCorrections(session),
    now,
    limit: ofEachKind,
    offset: 0 as const,
  };
  const body: Found[] = [];
  // One after another: a search takes one connection of the pool and no more.
  for (const { permission, find } of finders)
    if (permitsCall(session, permission)) body.push(...(await find(asked)));
  return { status: 200, body };
};
