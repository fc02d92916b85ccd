import { missingForFeature } from '@dispatch/contract';
import { execute } from '../../src/platform/database/database';
import type { User } from '../../src/people/users/User';
import { makeSession, makeUser } from '../../src/testing/factories';
import type { Feeds, OwnedId, RowKind } from './feed';
import { importRelease } from './holdings';

const kind: RowKind = { name: 'user', shownAs: [] };

const anyUser: OwnedId = {
  kind,
  make: async () => (await makeUser()).userId,
  reach: 'permission',
  hidden: async () => (await makeUser({ deletedAt: new Date() })).userId,
};

/** A user of whom staff sees something beside the account itself. */
const userWith = (add: (user: User) => Promise<unknown>): OwnedId => ({
  ...anyUser,
  make: async () => {
    const user = await makeUser();
    await add(user);
    return user.userId;
  },
});

const addressSql = 'insert into verified_emails (user_id, email) values ($1, $2) returning email_id';

const newAddress = async (given: Parameters<typeof makeUser>[0] = {}): Promise<number> => {
  const { userId, oktaLogin } = await makeUser(given);
  const [row] = await execute<{ email_id: number }>(addressSql, [userId, oktaLogin]);
  return row?.email_id ?? 0;
};

export const adminUser: Feeds = {
  getUserFeatures: { ids: { 'path.id': anyUser } },
  setUserFeatures: {
    ids: { 'path.id': anyUser },
    complete: ({ request }) => {
      const wanted = Object.entries(request.body as object).filter(
        ([name]) => name !== 'version' && missingForFeature[name] === undefined,
      );
      request.body = { ...Object.fromEntries(wanted), sessionTimeout: '900,60' };
    },
  },
  getUser: { ids: { 'path.id': anyUser } },
  listUserAddresses: {
    ids: {
      'query.userId': userWith(({ userId, oktaLogin }) => execute(addressSql, [userId, oktaLogin])),
    },
  },
  verifyUserAddress: {
    ids: {
      'body.id': {
        kind: { name: 'address of a user', shownAs: [] },
        make: () => newAddress(),
        reach: 'permission',
        hidden: () => newAddress({ deletedAt: new Date() }),
      },
    },
  },
  listArchiveCounts: { ids: { 'path.id': userWith(importRelease) } },
  listUserSessions: { ids: { 'path.id': userWith(makeSession) } },
  endUserSessions: { ids: { 'path.id': anyUser } },
  setUserGroup: {
    ids: { 'body.id': anyUser },
    // An EDITOR must not give it.
    complete: ({ request }) => {
      const body = request.body as { group: string };
      if (body.group === 'ADMIN') body.group = 'EDITOR';
    },
  },
  resetSecondFactor: { ids: { 'body.userId': anyUser } },
  resetPassword: { ids: { 'body.userId': anyUser } },
  impersonateUser: {
    ids: { 'path.id': anyUser },
    creates: { nothingToRead: 'the session is read with its own token' },
  },
};
