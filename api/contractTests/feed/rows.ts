import type { FreeId, OwnedId, RowKind, Sending } from './feed';
import { makeRelease } from '../../src/testing/makeRelease';
import type { Person, Place } from '../place/place';

export const releases: RowKind = { name: 'release', shownAs: ['distributionId', 'DistributionID'] };

const orders: RowKind = { name: 'order', shownAs: ['orderId', 'OrderNumber', 'orderNumber'] };

export const uploads: RowKind = { name: 'upload', shownAs: [] };

export const mailedTokens: RowKind = { name: 'token of a mailed link', shownAs: [] };

type Given = Parameters<typeof makeRelease>[1];
type State = Parameters<typeof makeRelease>[2];

const release =
  (given: Given, state: State) =>
  async (_place: Place, { user }: Person): Promise<number> =>
    (await makeRelease(user, given, state)).distributionId;

export const ownRelease = (given: Given = {}, state: State = 'DraftMode'): OwnedId => ({
  kind: releases,
  make: release(given, state),
  reach: 'owner',
});

/** A release of any customer, at the desk; one that is still being written is not there. */
export const releaseAtTheDesk = (state: State, given: Given = { paid: true }): OwnedId => ({
  kind: releases,
  make: release(given, state),
  reach: 'permission',
  hidden: release({}, 'DraftMode'),
});

export const ownOrder: OwnedId = {
  kind: orders,
  make: async (_place, { user }) => {
    const { firstOrderId } = await makeRelease(user, { paid: true }, 'PendingEditorialReview');
    return firstOrderId ?? 0;
  },
  reach: 'owner',
};

/** Makes such a row, so that a list has one to show. */
export const making =
  (make: (place: Place, owner: Person) => Promise<unknown>) =>
  async ({ place, owner }: Sending): Promise<void> => {
    await make(place, owner);
  };

export const noRow = (why: string): FreeId => ({ why });

/** The saved card that pays. */
export const savedCard = noRow('null: a card is typed; that of somebody else breaks the rule of its field');

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
