import type { FreeId, OwnedId, RowKind } from './feed';
import { makeRelease } from '../../src/testing/makeRelease';
import type { Person, Place } from '../place/place';

/** A release, by its id. */
export const releases: RowKind = { name: 'release', shownAs: ['distributionId', 'DistributionID'] };

/** An order, by its number. */
const orders: RowKind = { name: 'order', shownAs: ['orderId', 'OrderNumber', 'orderNumber'] };

/** An uploaded image, by its key. */
export const uploads: RowKind = { name: 'upload', shownAs: [] };

/** The token of a mailed link. */
export const mailedTokens: RowKind = { name: 'token of a mailed link', shownAs: [] };

type Given = Parameters<typeof makeRelease>[1];
type State = Parameters<typeof makeRelease>[2];

const release =
  (given: Given, state: State) =>
  async (_place: Place, { user }: Person): Promise<number> =>
    (await makeRelease(user, given, state)).distributionId;

/** A release of the caller, which nobody else may reach. */
export const ownRelease = (given: Given = {}, state: State = 'DraftMode'): OwnedId => ({
  kind: releases,
  make: release(given, state),
  reach: 'owner',
});

/** A release of any customer, at the desk; one that is still being written is not there. */
export const releaseAtTheDesk = (state: State): OwnedId => ({
  kind: releases,
  make: release({ paid: true }, state),
  reach: 'permission',
  hidden: release({}, 'DraftMode'),
});

/** The number of an order of the caller. */
export const ownOrder: OwnedId = {
  kind: orders,
  make: async (_place, { user }) => {
    const { firstOrderId } = await makeRelease(user, { paid: true }, 'PendingEditorialReview');
    return firstOrderId ?? 0;
  },
  reach: 'owner',
};

/** A value that looks like the id of a row and is none. */
export const noRow = (why: string): FreeId => ({ why });

/** Ids of a list that is the same for everybody. */
export const sameForAll = (why: string, values: readonly (string | number)[]): FreeId => {
  let next = 0;
  return {
    why,
    value: async () => {
      next += 1;
      return values[next % values.length] ?? 0;
    },
  };
};
