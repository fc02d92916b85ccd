import { storageKeyOf } from '../../src/people/accountData/exportFile';
import { execute } from '../../src/platform/database/database';
import { insertSession, newToken } from '../../src/people/sessions/sessionStore';
import { testBrowser } from '../../src/testing/factories';
import { byId } from '../contract/byId';
import type { Person, Place } from '../place/place';
import type { Feeds, RowKind } from './feed';
import { noRow } from './rows';

const sessions: RowKind = { name: 'session', shownAs: ['id'] };

/** Numbers that no other kind of row has: lists show them all as `id`. */
const numberApart = `select setval(sequence, greatest(nextval(sequence), 7000000000))
  from pg_get_serial_sequence('sessions', 'session_id') as sequence`;

const makeOther = async (_place: Place, { user }: Person): Promise<number> => {
  await execute(numberApart);
  return (await insertSession(user.userId, null, new Date(), testBrowser)).sessionId;
};

const exports: RowKind = { name: 'export of an account', shownAs: ['key'] };

const readyExport = async (place: Place, { user }: Person): Promise<string> => {
  const key = newToken();
  const bytes = Buffer.from('PK');
  await place.ports.storage.put(storageKeyOf(key), bytes);
  await execute(
    `insert into account_exports values ($1, $2, 'ready', now(), now(), now() + interval '7 days', $3)
     on conflict (user_id) do update set key = excluded.key`,
    [user.userId, key, bytes.length],
  );
  return key;
};

export const settings: Feeds = {
  saveProfile: { ids: { 'body.partnerId': noRow('read-only, and ignored when it is sent') } },
  listUserParameters: {
    complete: async ({ owner: { user } }) => {
      await execute(
        `insert into user_parameters (user_id, parameter_name, parameter_value)
         values ($1, 'WelcomeMessage', 'false') on conflict do nothing`,
        [user.userId],
      );
    },
  },
  requestAccountExport: {
    creates: { nothingToRead: 'its key is told when a job has made it' },
  },
  downloadAccountExport: { ids: { 'path.key': { kind: exports, make: readyExport, reach: 'owner' } } },
  deleteAccount: {
    complete: ({ owner, request }) => {
      Object.assign(request.body as object, { oktaLogin: owner.user.oktaLogin });
    },
    afterwards: async ({ place, owner }) => {
      const profile = { path: {}, query: {}, headers: {}, body: undefined };
      const { status } = await place.call(byId('getMe'), profile, owner);
      if (status !== 401) throw new Error(`A session of a deleted account answers ${status}.`);
    },
  },
  endSession: {
    ids: {
      'path.id': {
        kind: sessions,
        make: makeOther,
        reach: 'owner',
      },
    },
    removes: 'path.id',
  },
};
