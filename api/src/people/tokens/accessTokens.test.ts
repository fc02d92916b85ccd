import { randomUUID } from 'node:crypto';
import { operationTable, type Client, type RequestBody } from '@dispatch/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { setClock } from '../../platform/settings/clock';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { eventHookSecret } from '../../testing/testConfig';
import { useTestServer } from '../../testing/useTestServer';
import type { User } from '../users/User';
import { warnOfExpiryJob } from './warnOfExpiry';

const server = useTestServer();
afterEach(() => setClock(null));

type Asked = RequestBody<'createAccessToken'>;

const noon = new Date('2026-11-20T12:00:00.000Z');
const soon = new Date('2026-11-20T12:10:00.000Z');
const after = (days: number): Date => new Date(noon.getTime() + days * 86_400_000);

const make = async (owner: Client, given: Partial<Asked> = {}) => {
  const body: Asked = { name: 'Press calendar', scopes: ['releases.read'], days: 30, ...given };
  const { data } = await owner.call('createAccessToken', { body });
  return { ...data, program: server.withToken(data.token) };
};

const refusedAs = async (call: Promise<unknown>): Promise<string> => {
  const { status, problem } = await refusalOf(call);
  return `${status} ${problem.code}`;
};

const mailsTo = async (user: User): Promise<string[]> => {
  await runJobs(server);
  return server.ports.mail.sent.filter(({ to }) => to === user.email).map(({ subject }) => subject);
};

describe('an access token', () => {
  test('is shown once, kept as a hash, told by mail, and does what it may until it is revoked', async () => {
    setClock(noon);
    const user = await makeUser();
    const owner = await server.as(user);
    const { token, accessToken, program } = await make(owner);
    expect(token).toMatch(/^dsp_[A-Za-z0-9_-]{43}$/);
    expect(accessToken).toEqual({
      id: expect.any(Number) as number,
      name: 'Press calendar',
      lastFour: token.slice(-4),
      scopes: ['releases.read'],
      createdDate: noon.toISOString(),
      expiresDate: after(30).toISOString(),
      isExpired: false,
      lastUsedDate: null,
      lastUsedAddress: null,
    });
    const [kept] = await execute<{ row: string }>('select t::text as row from access_tokens t', []);
    expect(kept?.row).not.toContain(token.slice(4, 40));

    setClock(soon);
    const { headers } = await program.call('listReleases');
    expect(headers.get('RateLimit-Policy')).toBe('"token";q=600;w=60');
    expect(headers.get('RateLimit')).toMatch(/^"token";r=599;t=\d+$/);
    await execute(`update rate_limits set points = 600 where key = 'call-by-token:' || $1`, [accessToken.id]);
    const over = await server.send('/api/users/me', { headers: { Authorization: `Bearer ${token}` } });
    expect([over.status, over.headers.get('RateLimit')?.slice(0, 11)]).toEqual([429, '"token";r=0']);
    expect(over.headers.get('Retry-After')).toMatch(/^[1-9]\d?$/);
    const { data: listed } = await owner.call('listAccessTokens');
    expect(listed).toMatchObject([
      {
        lastUsedDate: soon.toISOString(),
        lastUsedAddress: expect.stringMatching(/127\.0\.0\.1$/) as string,
      },
    ]);
    expect(await mailsTo(user)).toEqual(['An access token was made for your Dispatch account']);

    const other = await server.as(await makeUser());
    const { id } = accessToken;
    expect(await refusedAs(other.call('revokeAccessToken', { path: { id } }))).toBe('404 not-found');
    await owner.call('revokeAccessToken', { path: { id } });
    expect(await refusedAs(program.call('listReleases'))).toBe('401 invalid-token');
    expect(await refusedAs(owner.call('revokeAccessToken', { path: { id } }))).toBe('404 not-found');
    expect((await owner.call('listAccessTokens')).data).toEqual([]);
  });

  test('names the scope that it lacks, and is refused where its owner has to sign in', async () => {
    const { token, program } = await make(await server.as(await makeUser()));
    const lacking = await server.send(`/api${operationTable.listOwnOrders.path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(lacking.status).toBe(403);
    expect(await lacking.json()).toMatchObject({
      code: 'token-scope',
      detail: expect.stringContaining('orders.read.own') as string,
    });
    expect(lacking.headers.get('WWW-Authenticate')).toBe(
      'Bearer error="insufficient_scope", scope="orders.read.own"',
    );
    expect(await refusedAs(program.call('listAccessTokens'))).toBe('403 not-by-token');
  });

  test('works until its day and is 401 from then on, also where nobody has to sign in', async () => {
    setClock(noon);
    const owner = await server.as(await makeUser());
    const { program } = await make(owner, { days: 7 });
    setClock(new Date(after(7).getTime() - 1));
    await program.call('listReleases');
    setClock(after(7));
    expect(await refusedAs(program.call('listReleases'))).toBe('401 invalid-token');
    expect(await refusedAs(program.call('listPackages'))).toBe('401 invalid-token');
  });

  test('cannot have what its owner’s group does not have, and loses what the group loses', async () => {
    const customer = await server.as(await makeUser());
    expect(await refusedAs(make(customer, { scopes: ['coupons.read'] }))).toBe('400 invalid-input');
    const editor = await makeUser({ group: 'EDITOR' });
    const { program } = await make(await server.as(editor), { scopes: ['coupons.read'] });
    await program.call('searchCoupons');
    await editor.update({ groupName: 'USER' });
    expect(await refusedAs(program.call('searchCoupons'))).toBe('403 not-allowed');
  });

  test('has a name of its own, and there are fifty at most, also when they are made at once', async () => {
    const owner = await server.as(await makeUser());
    await make(owner);
    expect(await refusedAs(make(owner, { name: ' press CALENDAR ' }))).toBe('409 token-name-taken');
    await execute(
      `insert into access_tokens (user_id, name, scopes, token_hash, last_four, created_at, expires_at)
       select user_id, 'No ' || n, scopes, decode(md5(n::text), 'hex'), last_four, created_at, expires_at
       from access_tokens t, generate_series(1, 47) n where t.ended_at is null and t.user_id = (
         select max(user_id) from access_tokens)`,
      [],
    );
    const made = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        make(owner, { name }).then(
          () => 'made',
          () => 'refused',
        ),
      ),
    );
    expect(made.sort()).toEqual(['made', 'made', 'refused', 'refused']);
    expect(await refusedAs(make(owner, { name: 'E' }))).toBe('409 tokens-full');
  });

  test('sees of the staff’s records what it may, and not what its owner may besides', async () => {
    const admin = await server.as(await makeUser({ group: 'ADMIN' }));
    const customer = await makeUser({ lastName: 'Zykovska' });
    const { program } = await make(admin, { scopes: ['releases.read', 'records.note'] });
    const query = { searchText: 'Zykovska' };
    expect((await admin.call('searchRecords', { query })).data).toMatchObject([{ kind: 'user' }]);
    expect((await program.call('searchRecords', { query })).data).toEqual([]);
    const path = { kind: 'user' as const, id: customer.userId };
    expect(
      await refusedAs(
        program.call('addNote', {
          path,
          body: { text: 'Hello' },
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    ).toBe('403 not-allowed');
  });

  test('stands beside what was done by it, for its owner and in the audit log', async () => {
    const user = await makeUser();
    const owner = await server.as(user);
    const { program } = await make(owner, { scopes: ['releases.write', 'files.upload'] });
    const { data: draft } = await program.call('saveDraft', { body: { package: '80' } });
    await program.call('deleteDraft', { path: { id: draft.distributionId } });
    const { data: own } = await owner.call('listOwnActs');
    expect(own.map(({ action, accessToken }) => `${action} ${accessToken}`)).toEqual([
      'release.delete Press calendar',
      'release.create Press calendar',
      'token.create null',
    ]);
    const admin = await server.as(await makeUser({ group: 'ADMIN' }));
    const { data: log } = await admin.call('listAuditEntries', { query: { actor: user.oktaLogin } });
    expect(log[0]).toMatchObject({ action: 'release.delete', accessToken: 'Press calendar' });
  });

  test('ends with the password under which it was made; its owner is told which, once', async () => {
    const user = await makeUser({ providerUserId: `00u${randomUUID()}` });
    const owner = await server.as(user);
    const { program } = await make(owner, { scopes: ['releases.read'] });
    const event = {
      uuid: randomUUID(),
      eventType: 'user.account.update_password',
      published: new Date(Date.now() + 1000).toISOString(),
      actor: { id: user.providerUserId, type: 'User' },
      target: [{ id: user.providerUserId, type: 'User' }],
    };
    const tell = () =>
      server.send('/api/webhooks/identity', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Event-Hook-Secret': eventHookSecret },
        body: JSON.stringify({ eventType: 'com.okta.event_hook', data: { events: [event] } }),
      });
    expect((await tell()).status).toBe(200);
    await tell();
    expect(await refusedAs(program.call('listReleases'))).toBe('401 invalid-token');
    expect(await mailsTo(user)).toEqual(['Your Dispatch access tokens were revoked']);
  });

  test('is announced a week before its end, once', async () => {
    setClock(noon);
    const user = await makeUser();
    await make(await server.as(user), { days: 30 });
    await mailsTo(user);
    const warnAt = async (at: Date): Promise<number> => {
      setClock(at);
      await doJob(server, warnOfExpiryJob.handler, {});
      return (await mailsTo(user)).filter((subject) => subject.includes('expires soon')).length;
    };
    expect(await warnAt(after(22))).toBe(0);
    expect(await warnAt(after(24))).toBe(1);
    expect(await warnAt(after(25))).toBe(1);
  });
});
