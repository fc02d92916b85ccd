import { makeUser } from '../../src/testing/factories';
import type { Feeds, RowKind } from './feed';

const users: RowKind = { name: 'user', shownAs: [] };

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
