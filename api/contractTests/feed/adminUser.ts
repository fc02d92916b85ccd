import { makeUser } from '../../src/testing/factories';
import type { Feeds, RowKind } from './feed';

/** An account, by its id. */
const users: RowKind = { name: 'user', shownAs: [] };

/** What the calls of the tag adminUser need. */
export const adminUser: Feeds = {
  impersonateUser: {
    ids: {
      'path.id': {
        kind: users,
        make: async () => (await makeUser()).userId,
        reach: 'permission',
        hidden: async () => (await makeUser({ deletedAt: new Date() })).userId,
      },
    },
    creates: { nothingToRead: 'the session is read with its own token' },
  },
};
