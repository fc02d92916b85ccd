import { groups, type Client, type Group } from '@dispatch/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from './User';
import { makeSession, makeUser } from '../../testing/factories';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
beforeEach(() => {
  server.ports.identity.down = false;
  server.ports.identity.resets.length = 0;
});

const staff = async (group: Group = 'ADMIN'): Promise<Client> => server.as(await makeUser({ group }));

/** Somebody whom the identity provider knows, with a password and a second factor. */
const atProvider = async (user: User, status = 'ACTIVE'): Promise<string> => {
  const { identity } = server.ports;
  const { providerUserId } = await identity.createPerson({ ...user.get(), organization: '' });
  identity.people.set(user.oktaLogin, { providerUserId, status, email: user.email });
  identity.secondFactors.add(providerUserId);
  await user.update({ providerUserId });
  return providerUserId;
};

const linesAbout = ({ userId }: User) =>
  execute<{ action: string; details: object }>(
    `select action, details from audit_log where subject_type = 'user' and subject_id = $1 order by audit_id`,
    [String(userId)],
  );

const mailsTo = async ({ email }: User): Promise<string[]> => {
  await runJobs(server);
  return server.ports.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
};

const isSignedIn = async (token: string): Promise<boolean> =>
  server
    .withToken(token)
    .call('getMe')
    .then(
      () => true,
      () => false,
    );

const acts: Record<string, (client: Client, userId: number) => Promise<{ status: number }>> = {
  listUserSessions: (client, id) => client.call('listUserSessions', { path: { id } }),
  endUserSessions: (client, id) => client.call('endUserSessions', { path: { id } }),
  resetPassword: (client, userId) => client.call('resetPassword', { body: { userId } }),
  resetSecondFactor: (client, userId) => client.call('resetSecondFactor', { body: { userId } }),
};

describe('who may do what for whom', () => {
  test.each(['listUserSessions', 'endUserSessions', 'resetPassword', 'resetSecondFactor'])(
    '%s: EDITOR for USER alone, not for themself either; ADMIN for everybody',
    async (act) => {
      const [admin, editor] = [await staff(), await makeUser({ group: 'EDITOR' })];
      const asEditor = await server.as(editor);
      for (const group of groups) {
        const user = group === 'EDITOR' ? editor : await makeUser({ group });
        const answer = await acts[act]?.(asEditor, user.userId).catch((error: unknown) => error);
        const refused = { status: 403, problem: { code: 'user-refused' } };
        expect(answer).toMatchObject(group === 'USER' ? { status: 200 } : refused);
        if (group !== 'USER') expect(await linesAbout(user)).toEqual([]);
        if (user !== editor) expect(await acts[act]?.(admin, user.userId)).toMatchObject({ status: 200 });
      }
    },
  );
});

test('the facts of a user are what the account says, the former company and its own switch among them', async () => {
  const user = await makeUser({
    c3CompanyId: '88213',
    featureOverrides: { userSendDistributionToIris: true },
  });
  expect((await (await staff('EDITOR')).call('getUser', { path: { id: user.userId } })).data).toEqual({
    id: user.userId,
    oktaLogin: user.oktaLogin,
    email: user.email,
    group: 'USER',
    firstName: 'Dana',
    lastName: 'Ortiz',
    state: 'Maryland',
    country: 'USA',
    organization: 'Harbor Robotics',
    phone: '410 555 0142',
    c3CompanyId: '88213',
    userSendDistributionToIris: true,
  });
});

test('the archive is counted for the login of the user', async () => {
  const user = await makeUser();
  const counts = async () =>
    (await (await staff()).call('listArchiveCounts', { path: { id: user.userId } })).data;
  expect(await counts()).toEqual([]);
  await execute(
    `insert into archived_releases (login, legacy_id, headline, amount_cents)
     select $1, 7000000 + n, 'Before', 0 from generate_series(1, 3) n`,
    [user.oktaLogin],
  );
  expect(await counts()).toEqual([{ companyLoginName: user.oktaLogin, count: 3 }]);
});

describe('the addresses of a user', () => {
  const addresses = async (user: User, limit?: number) =>
    (await staff()).call('listUserAddresses', { query: { userId: user.userId, limit } });
  const ask = async (user: User, entityKey: string) =>
    (await server.as(user)).call('verifyContact', { body: { entityKey } });

  test('are those that wait too, and count for the customer once staff has verified them', async () => {
    const user = await makeUser();
    const [first, second] = [`a.${user.oktaLogin}`, `b.${user.oktaLogin}`];
    await ask(user, second);
    await ask(user, first.toUpperCase());
    expect((await ask(user, first)).data).toEqual({ email: first, isVerified: false });
    const { data, headers } = await addresses(user);
    expect(data).toMatchObject([
      { value: first, isVerified: false },
      { value: second, isVerified: false },
    ]);
    expect(headers.get('X-Total-Count')).toBe('2');
    expect((await addresses(user, 1)).data).toHaveLength(1);
    const id = data[0]?.id ?? 0;
    const listed = async () =>
      (await (await server.as(user)).call('listVerifiedEmails', { query: { type: 0, isVerified: true } }))
        .data;
    expect(await listed()).toHaveLength(1);
    for (const client of [await staff('EDITOR'), await staff()]) {
      expect((await client.call('verifyUserAddress', { body: { id } })).data).toEqual({
        id,
        value: first,
        isVerified: true,
      });
    }
    expect((await ask(user, first)).status).toBe(200);
    expect(await listed()).toHaveLength(2);
    expect(await linesAbout(user)).toEqual([{ action: 'email.verifyByStaff', details: { emailId: id } }]);
  });

  test('of staff are not for EDITOR to verify, and one that is not there is a 404', async () => {
    const admin = await makeUser({ group: 'ADMIN' });
    await ask(admin, `a.${admin.oktaLogin}`);
    const id = (await addresses(admin)).data[0]?.id ?? 0;
    const verify = async (group: Group, of: number) =>
      (await staff(group)).call('verifyUserAddress', { body: { id: of } });
    await expect(verify('EDITOR', id)).rejects.toMatchObject({
      status: 403,
      problem: { code: 'user-refused' },
    });
    await expect(verify('ADMIN', 2_147_483_647)).rejects.toMatchObject({ status: 404 });
    expect((await addresses(admin)).data).toMatchObject([{ isVerified: false }]);
  });

  test('begin with the login name, and verifying that activates the account', async () => {
    const user = await makeUser({ activatedAt: null });
    await execute('insert into verified_emails (user_id, email) values ($1, $2)', [
      user.userId,
      user.oktaLogin,
    ]);
    const id = (await addresses(user)).data[0]?.id ?? 0;
    await (await staff()).call('verifyUserAddress', { body: { id } });
    expect((await user.reload()).activatedAt).toBeInstanceOf(Date);
  });
});

describe('the sessions of a user', () => {
  test('are listed, and end at once', async () => {
    const user = await makeUser();
    const tokens = [await makeSession(user), await makeSession(user)];
    const client = await staff('EDITOR');
    const path = { id: user.userId };
    expect((await client.call('listUserSessions', { path })).data).toMatchObject([
      { isCurrent: false, userAgent: 'Test browser' },
      { isCurrent: false },
    ]);
    expect((await client.call('endUserSessions', { path })).data).toEqual({ ended: 2 });
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
    expect((await client.call('listUserSessions', { path })).data).toEqual([]);
    expect(await linesAbout(user)).toEqual([{ action: 'user.endSessions', details: { endedSessions: 2 } }]);
    // Who had no session hears of nothing.
    await client.call('endUserSessions', { path });
    expect(await mailsTo(user)).toEqual(['You were logged out of your Dispatch account']);
  });
});

describe('the group of a user', () => {
  const set = (client: Client, { userId: id }: User, group: Group) =>
    client.call('setUserGroup', { body: { id, group } });

  test('is changed by ADMIN to any, and what the user and whoever acts with their group has begun ends', async () => {
    const [client, user] = [await staff(), await makeUser({ group: 'EDITOR' })];
    const token = await makeSession(user);
    const { data } = await server
      .withToken(token)
      .call('impersonateUser', { path: { id: (await makeUser()).userId } });
    expect((await set(client, user, 'FINANCE')).data).toMatchObject({ id: user.userId, group: 'FINANCE' });
    expect(await Promise.all([token, data.sid].map(isSignedIn))).toEqual([false, false]);
    expect((await user.reload()).groupName).toBe('FINANCE');
    const own = await makeSession(user);
    await set(client, user, 'FINANCE');
    expect(await isSignedIn(own)).toBe(true);
    expect(await linesAbout(user)).toEqual([
      { action: 'user.setGroup', details: { from: 'EDITOR', to: 'FINANCE' } },
    ]);
  });

  test('is never changed by EDITOR to ADMIN, nor that of an ADMIN', async () => {
    const client = await staff('EDITOR');
    const [user, admin] = [await makeUser(), await makeUser({ group: 'ADMIN' })];
    const refused = (code: string) => ({ status: 403, problem: { code } });
    await expect(set(client, user, 'ADMIN')).rejects.toMatchObject(refused('group-refused'));
    await expect(set(client, admin, 'USER')).rejects.toMatchObject(refused('user-refused'));
    expect([(await user.reload()).groupName, (await admin.reload()).groupName]).toEqual(['USER', 'ADMIN']);
    expect((await set(client, user, 'EDITOR')).status).toBe(200);
  });

  test("is nobody's own to change, nor that of whom one acts for", async () => {
    const [admin, editor] = [await makeUser({ group: 'ADMIN' }), await makeUser({ group: 'EDITOR' })];
    const client = await server.as(admin);
    const refused = {
      status: 403,
      problem: { code: 'own-group', message: 'You cannot change your own group.' },
    };
    await expect(set(client, admin, 'USER')).rejects.toMatchObject(refused);
    const { data } = await client.call('impersonateUser', { path: { id: editor.userId } });
    for (const own of [admin, editor]) {
      await expect(set(server.withToken(data.sid), own, 'USER')).rejects.toMatchObject(refused);
    }
  });

  test('of two administrators who take it from each other, one stays', async () => {
    const people = [await makeUser({ group: 'ADMIN' }), await makeUser({ group: 'ADMIN' })] as const;
    const [one, other] = [await server.as(people[0]), await server.as(people[1])];
    await Promise.allSettled([set(one, people[1], 'USER'), set(other, people[0], 'USER')]);
    const left = await Promise.all(people.map(async (person) => (await person.reload()).groupName));
    expect(left.toSorted()).toEqual(['ADMIN', 'USER']);
  });
});

describe('at the identity provider', () => {
  const resets = ['resetPassword', 'resetSecondFactor'] as const;

  test('a password is reset: a link is mailed, and whoever was in is out', async () => {
    const user = await makeUser();
    const known = await atProvider(user);
    const token = await makeSession(user);
    await acts['resetPassword']?.(await staff('EDITOR'), user.userId);
    expect(server.ports.identity.resets).toEqual([known]);
    expect(await isSignedIn(token)).toBe(false);
    expect(await linesAbout(user)).toEqual([{ action: 'user.resetPassword', details: { endedSessions: 1 } }]);
    expect(await mailsTo(user)).toEqual([]);
  });

  test('who has no password yet gets the activation mail instead', async () => {
    const user = await makeUser();
    await atProvider(user, 'STAGED');
    await acts['resetPassword']?.(await staff(), user.userId);
    expect(server.ports.identity.resets).toEqual([]);
    expect(await mailsTo(user)).toEqual(['Activate your Dispatch account']);
  });

  test('five mails an hour are enough', async () => {
    const [client, user] = [await staff(), await makeUser()];
    for (let mail = 1; mail <= 5; mail += 1) await acts['resetPassword']?.(client, user.userId);
    await expect(acts['resetPassword']?.(client, user.userId)).rejects.toMatchObject({ status: 429 });
  });

  test('second factors are removed, and whoever was in is out', async () => {
    const user = await makeUser();
    const known = await atProvider(user);
    const token = await makeSession(user);
    await acts['resetSecondFactor']?.(await staff(), user.userId);
    expect(server.ports.identity.secondFactors.has(known)).toBe(false);
    expect(await isSignedIn(token)).toBe(false);
    expect((await linesAbout(user)).map(({ action }) => action)).toEqual(['user.resetSecondFactor']);
    expect(await mailsTo(user)).toEqual(['The second factor of your Dispatch account was reset']);
  });

  test.each(resets)('%s: while it is silent nothing changes', async (act) => {
    const user = await makeUser();
    await atProvider(user);
    const token = await makeSession(user);
    server.ports.identity.down = true;
    await expect(acts[act]?.(await staff(), user.userId)).rejects.toMatchObject({
      status: 503,
      problem: { code: 'service-unavailable' },
    });
    expect(await isSignedIn(token)).toBe(true);
    expect(await linesAbout(user)).toEqual([]);
  });
});
