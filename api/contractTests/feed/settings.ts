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

const tokens: RowKind = { name: 'access token', shownAs: ['id'] };

const tokenNumberApart = `select setval(sequence, greatest(nextval(sequence), 1900000000))
  from pg_get_serial_sequence('access_tokens', 'token_id') as sequence`;

const makeToken = async (_place: Place, { user }: Person): Promise<number> => {
  await execute(tokenNumberApart);
  const [made] = await execute<{ id: number }>(
    `insert into access_tokens (user_id, name, scopes, token_hash, last_four, created_at, expires_at)
     values ($1, $2::text, '{releases.read}', sha256($2::text::bytea), 'abcd', now(), now() + interval '7 days')
     returning token_id as id`,
    [user.userId, newToken()],
  );
  return made?.id ?? 0;
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
  listAccessTokens: {
    complete: async ({ place, owner }) => {
      await makeToken(place, owner);
    },
  },
  createAccessToken: {
    complete: async ({ owner: { user }, request }) => {
      // Nobody gives what their group does not have, has the same name twice, or more than fifty.
      Object.assign(request.body as object, { scopes: ['releases.read'] });
      await execute('delete from access_tokens where user_id = $1', [user.userId]);
    },
    creates: { nothingToRead: 'its own answer shows it' },
  },
  revokeAccessToken: {
    ids: { 'path.id': { kind: tokens, make: makeToken, reach: 'owner' } },
    removes: 'path.id',
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
