import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import type { User } from '../users/User';
import { endSessionsOf } from './sessionStore';
import { makeSession, makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => setClock(null));

const redirectUri = 'http://localhost:3000/authorizationcode';

const signedIn = (email: string, { subject = email, emailVerified = true } = {}) => {
  const code = randomBytes(8).toString('hex');
  const nonce = randomBytes(8).toString('hex');
  server.ports.identity.codes.set(code, {
    issuer: server.config.oidc.issuer,
    subject,
    email,
    emailVerified,
    idToken: `id-token-of-${subject}`,
    nonce,
    redirectUri,
  });
  return { code, nonce, redirectUri, codeVerifier: 'v'.repeat(43) };
};

const createSession = (body: ReturnType<typeof signedIn>) => server.client.call('createSession', { body });
const ttl = async (token: string, extend?: boolean) => {
  const body = extend === undefined ? {} : { extend };
  return (await server.withToken(token).call('checkSession', { body })).data.sessionTTL;
};
const minutes = (count: number): Date => new Date(Date.UTC(2026, 10, 20, 12, 0, 0) + count * 60_000);

describe('signing in', () => {
  test('begins a session whose token is a secret of 256 bits that the database does not know', async () => {
    const user = await makeUser({ group: 'EDITOR' });
    const { data } = await createSession(signedIn(user.email));
    expect(data).toMatchObject({
      oktaLogin: user.oktaLogin,
      group: 'EDITOR',
      impersonating: false,
      partnerId: null,
      c3available: false,
    });
    expect(Buffer.from(data.sid, 'base64url')).toHaveLength(32);
    const rows = await execute<{ row: string }>('select sessions::text as row from sessions');
    expect(rows.map(({ row }) => row).join()).not.toContain(data.sid);
    const me = await server.withToken(data.sid).call('getMe');
    expect(me.data).toMatchObject({ id: user.userId, email: user.email, group: 'EDITOR' });
  });

  test('tells the first time, and then alone, which package was chosen before there was an account', async () => {
    const user = await makeUser({ campaignPackage: 360 });
    expect((await createSession(signedIn(user.email))).data.startPackage).toBe('360');
    expect((await createSession(signedIn(user.email))).data).not.toHaveProperty('startPackage');
    const other = await makeUser({ campaignPackage: 2 });
    expect((await createSession(signedIn(other.email))).data).not.toHaveProperty('startPackage');
  });

  test('remembers the browser by as much of its name as fits', async () => {
    const user = await makeUser();
    const response = await server.send('/api/createsession', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'B'.repeat(400) },
      body: JSON.stringify(signedIn(user.email)),
    });
    expect(response.status).toBe(200);
    expect(await execute('select user_agent from sessions where user_id = $1', [user.userId])).toEqual([
      { user_agent: 'B'.repeat(300) },
    ]);
  });

  test('is not limited for a whole office behind one address: only what is refused is counted', async () => {
    const colleague = await makeUser();
    for (let turn = 0; turn < 125; turn += 1) {
      expect((await createSession(signedIn(colleague.email))).status).toBe(200);
    }
  });

  test('says that distribution works while a worker lives', async () => {
    const user = await makeUser();
    await execute(`insert into worker_heartbeat values ('w', now())`);
    expect((await createSession(signedIn(user.email))).data.c3available).toBe(true);
    await execute(`update worker_heartbeat set beaten_at = now() - interval '31 seconds'`);
    expect((await createSession(signedIn(user.email))).data.c3available).toBe(false);
  });

  test('links the account by issuer and subject: a new address at the provider changes nothing', async () => {
    const user = await makeUser();
    await createSession(signedIn(user.email, { subject: 'sub-1' }));
    const other = await makeUser();
    const { data } = await createSession(signedIn(other.email, { subject: 'sub-1', emailVerified: false }));
    expect(data.oktaLogin).toBe(user.oktaLogin);
  });

  test('does not link by an address that the provider has not verified', async () => {
    const user = await makeUser();
    await expect(createSession(signedIn(user.email, { emailVerified: false }))).rejects.toMatchObject({
      status: 403,
      problem: { code: 'email-not-verified' },
    });
    expect(await execute('select 1 from identities where user_id = $1', [user.userId])).toEqual([]);
  });

  test('does not care how the address is written', async () => {
    const user = await makeUser({ email: 'Mixed.Case@Harbor.example' });
    const { data } = await createSession(signedIn('mixed.CASE@harbor.example'));
    expect(data.oktaLogin).toBe(user.oktaLogin);
  });

  test('without an account is a 403 that says what to do', async () => {
    await expect(createSession(signedIn('nobody@harbor.example'))).rejects.toMatchObject({
      status: 403,
      problem: {
        code: 'no-account',
        message: 'There is no account for the address that you have logged in with. Please register first.',
      },
    });
  });

  test('before the activation is a 403, and links nothing', async () => {
    const user = await makeUser({ activatedAt: null });
    await expect(createSession(signedIn(user.email))).rejects.toMatchObject({
      status: 403,
      problem: {
        code: 'activation-required',
        message: 'Please activate your account first. We can send you the activation email again.',
      },
    });
    expect(await execute('select 1 from identities where user_id = $1', [user.userId])).toEqual([]);
  });

  test('needs no activation for whom the provider knew before', async () => {
    const user = await makeUser({ activatedAt: null, knownAtProvider: true });
    expect((await createSession(signedIn(user.email))).data.oktaLogin).toBe(user.oktaLogin);
    await user.reload();
    expect(user.activatedAt).not.toBeNull();
  });

  test('takes a code once', async () => {
    const body = signedIn((await makeUser()).email);
    await createSession(body);
    await expect(createSession(body)).rejects.toMatchObject({
      status: 400,
      problem: { code: 'code-refused' },
    });
  });

  test('refuses another nonce', async () => {
    const body = signedIn((await makeUser()).email);
    await expect(createSession({ ...body, nonce: 'another-nonce' })).rejects.toMatchObject({
      status: 400,
      problem: { code: 'code-refused' },
    });
  });

  test.each([
    'http://localhost:3000/',
    'https://evil.example/authorizationcode',
    'http://localhost:3000/authorizationcode?x',
  ])('refuses the return address %s', async (address) => {
    const body = signedIn((await makeUser()).email);
    await expect(createSession({ ...body, redirectUri: address })).rejects.toMatchObject({
      status: 400,
      problem: { fields: [{ pointer: '/redirectUri' }] },
    });
    // The code was not spent on it.
    await expect(createSession(body)).resolves.toMatchObject({ status: 200 });
  });

  test('is a 503 while the provider is silent', async () => {
    const body = signedIn((await makeUser()).email);
    server.ports.identity.down = true;
    try {
      await expect(createSession(body)).rejects.toMatchObject({
        status: 503,
        problem: { code: 'service-unavailable' },
      });
    } finally {
      server.ports.identity.down = false;
    }
  });

  test('is written into the audit log, without the token', async () => {
    const user = await makeUser();
    const { data } = await createSession(signedIn(user.email));
    const lines = await execute<{ action: string; line: string }>(
      'select action, audit_log::text as line from audit_log where actor_user_id = $1',
      [user.userId],
    );
    expect(lines.map(({ action }) => action)).toEqual(['session.create']);
    expect(lines[0]?.line).not.toContain(data.sid);
  });
});

describe("the session's clock", () => {
  let user: User;
  beforeAll(async () => {
    user = await makeUser();
  });
  const sessionAt = async (moment: Date): Promise<string> => {
    setClock(moment);
    return makeSession(user);
  };

  test('ends a session 60 minutes after its last use', async () => {
    const token = await sessionAt(minutes(0));
    setClock(minutes(59));
    await server.withToken(token).call('getMe');
    setClock(minutes(118));
    await server.withToken(token).call('getMe');
    setClock(minutes(178));
    await expect(server.withToken(token).call('getMe')).rejects.toMatchObject({ status: 401 });
  });

  test('is read by checksession without being moved', async () => {
    const token = await sessionAt(minutes(0));
    expect(await ttl(token)).toBe(3600);
    setClock(minutes(40));
    expect(await ttl(token)).toBe(1200);
    expect(await ttl(token, false)).toBe(1200);
    setClock(minutes(60));
    await expect(ttl(token)).rejects.toMatchObject({ status: 401, problem: { code: 'no-session' } });
  });

  test('is moved by checksession with extend', async () => {
    const token = await sessionAt(minutes(0));
    setClock(minutes(59));
    expect(await ttl(token, true)).toBe(3600);
    setClock(minutes(118));
    expect(await ttl(token)).toBe(60);
  });

  test('ends every session 12 hours after the sign-in, whatever its use', async () => {
    const token = await sessionAt(minutes(0));
    for (let minute = 50; minute < 12 * 60; minute += 50) {
      setClock(minutes(minute));
      await ttl(token, true);
    }
    setClock(minutes(11 * 60 + 50));
    expect(await ttl(token, true)).toBe(600);
    setClock(minutes(12 * 60));
    await expect(ttl(token, true)).rejects.toMatchObject({ status: 401 });
  });
});

describe('signing out', () => {
  test('ends the session at once and answers the ID token for the provider', async () => {
    const { data } = await createSession(signedIn((await makeUser()).email, { subject: 'sub-out' }));
    const client = server.withToken(data.sid);
    await client.call('getMe');
    expect((await client.call('removeSession')).data).toBe('id-token-of-sub-out');
    await expect(client.call('getMe')).rejects.toMatchObject({ status: 401 });
    await expect(client.call('removeSession')).rejects.toMatchObject({ status: 401 });
  });

  test('answers Ok when there is no ID token', async () => {
    const client = await server.as(await makeUser());
    expect((await client.call('removeSession')).data).toBe('Ok');
  });

  test('forgets the ID token and leaves a line in the audit log', async () => {
    const user = await makeUser();
    await (await server.as(user)).call('removeSession');
    const [row] = await execute(
      'select id_token, ended_at is not null as ended from sessions where user_id = $1',
      [user.userId],
    );
    expect(row).toEqual({ id_token: null, ended: true });
    const lines = await execute('select action from audit_log where actor_user_id = $1', [user.userId]);
    expect(lines).toEqual([{ action: 'session.end' }]);
  });

  test('leaves the other sessions of the user alone', async () => {
    const user = await makeUser();
    const [one, other] = [await server.as(user), await server.as(user)];
    await one.call('removeSession');
    await expect(other.call('getMe')).resolves.toMatchObject({ status: 200 });
  });
});

test('a call without a session is told by what it is let in', async () => {
  const { status, headers } = await server.send('/api/users/me');
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

test('all sessions of a user can be ended, as after a change of group', async () => {
  const user = await makeUser();
  const clients = [await server.as(user), await server.as(user)];
  for (const client of clients) await client.call('getMe');
  await endSessionsOf(user.userId, new Date());
  await expect
    .poll(async () => {
      const answers = await Promise.allSettled(clients.map((client) => client.call('getMe')));
      return answers.map(({ status }) => status);
    })
    .toEqual(['rejected', 'rejected']);
});
