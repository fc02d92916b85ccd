import { execute } from '../../src/platform/database/database';
import type { Feeds, OwnedId, Sending } from './feed';
import { noRow } from './rows';

/** Orders are the list that each group of these calls sees. */
const ofOrders = ({ request }: Sending): void => {
  request.path['kind'] = 'order';
};

const savedFilter: OwnedId = {
  kind: { name: 'saved filter', shownAs: ['savedFilterId'] },
  make: async (_place, { user }) => {
    const [row] = await execute<{ id: number }>(
      `insert into saved_filters (user_id, kind, name, query, created_at)
       values ($1, 'order', gen_random_uuid()::text, '', now()) returning saved_filter_id as id`,
      [user.userId],
    );
    return row?.id ?? 0;
  },
  reach: 'owner',
};

const kind = noRow('the kind of the list');

export const adminList: Feeds = {
  listSavedFilters: {
    ids: { 'path.kind': kind },
    complete: async (sending) => {
      ofOrders(sending);
      await savedFilter.make(sending.place, sending.owner);
    },
  },
  saveFilter: {
    ids: { 'path.kind': kind },
    complete: async (sending) => {
      ofOrders(sending);
      // The same person saves more of them than there may be.
      await execute('delete from saved_filters');
    },
    creates: { nothingToRead: 'its own answer lists it' },
  },
  renameFilter: { ids: { 'path.kind': kind, 'path.id': savedFilter }, complete: ofOrders },
  deleteFilter: {
    ids: { 'path.kind': kind, 'path.id': savedFilter },
    complete: ofOrders,
    removes: { stays: 'its owner alone lists it: savedFilters.test.ts looks for it afterwards' },
  },
};
