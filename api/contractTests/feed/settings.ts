import { insertSession } from '../../src/http/sessionStore';
import { testBrowser } from '../../src/testing/factories';
import type { Feeds, RowKind } from './feed';
import { noRow } from './rows';

/** A session, by its id. */
const sessions: RowKind = { name: 'session', shownAs: [] };

/** What the calls of the tag settings need. */
export const settings: Feeds = {
  saveProfile: { ids: { 'body.partnerId': noRow('read-only, and ignored when it is sent') } },
  endSession: {
    ids: {
      'path.id': {
        kind: sessions,
        make: async (_place, { user }) =>
          (await insertSession(user.userId, null, new Date(), testBrowser)).sessionId,
        reach: 'owner',
      },
    },
  },
};
