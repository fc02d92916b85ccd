import { makeUser } from '../../src/testing/factories';
import { makeBundleOrder } from '../../src/testing/makeHoldings';
import type { Place } from '../place/place';
import type { Feeds, OwnedId, RowKind } from './feed';
import { making, noRow } from './rows';

const orders: RowKind = { name: 'bundle order', shownAs: ['bundleOrderId'] };

/** Staff reaches every bundle that there is. */
const nobodys = () => Promise.resolve(2_000_000_000);

/** Of a customer: nobody changes or refunds their own. */
const sold = async (place: Place) =>
  makeBundleOrder(place, await makeUser(), [{ package: '140', quantity: 3, cents: 69_825 }]);

const anyOrder: OwnedId = {
  kind: orders,
  make: async (place) => (await sold(place)).orderId,
  reach: 'permission',
  hidden: nobodys,
};

const anyLot: OwnedId = {
  kind: { name: 'bundle', shownAs: ['userPackageBundleId'] },
  make: async (place) => (await sold(place)).lots[0] ?? 0,
  reach: 'permission',
  hidden: nobodys,
};

/** No bundle ends before it was bought. */
const endLater = (row: unknown): void => {
  if (typeof row === 'object' && row !== null && 'expirationDate' in row)
    row.expirationDate = '2099-01-19T16:00:00Z';
};

export const adminBundle: Feeds = {
  searchBundleOrders: { complete: making(sold) },
  exportBundleOrders: { complete: making(sold) },
  getBundleOrder: { ids: { 'path.id': anyOrder } },
  listBundleLots: { ids: { 'path.id': anyOrder } },
  saveBundleLots: {
    ids: { 'body.userPackageBundleId': anyLot },
    complete: ({ request }) => {
      if (Array.isArray(request.body)) request.body.forEach(endLater);
    },
  },
  refundBundleOrder: {
    complete: async ({ place, request }) => {
      if (Array.isArray(request.body)) request.body = (await sold(place)).lots;
    },
    creates: { nothingToRead: 'refunds are read with their order: bundleOrders.test.ts' },
  },
  giveBundle: {
    ids: {
      'body.userAccountId': {
        why: 'any account may be given a bundle',
        value: async () => (await makeUser()).userId,
      },
      'body.packageId': noRow('one of four packages'),
    },
    complete: ({ request }) => endLater(request.body),
    creates: { nothingToRead: 'bundles belong to the staff: bundleOrders.test.ts reads them' },
  },
};
