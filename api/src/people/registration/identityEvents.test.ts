import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '../../platform/settings/clock';
import { execute } from '../../platform/database/database';
import type { User } from '../users/User';
import { makeSession, makeUser } from '../../testing/factories';
import { eventHookSecret } from '../../testing/testConfig';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
afterEach(() => setClock(null));

const begin = new Date(Date.now() - 60 * 60_000);
const after = (minutes: number): Date => new Date(begin.getTime() + minutes * 60_000);

const makeKnown = async (given: Parameters<typeof makeUser>[0] = {}) => {
  const user = await makeUser({ ...given, providerUserId: `00u${randomUUID()}` });
  return { user, id: user.providerUserId ?? '' };
};
const sessionAt = (user: User, minutes: number): Promise<string> => {
  setClock(after(minutes));
  return makeSession(user);
};
const event = (eventType: string, id: string, minutes: number, more: object = {}) => ({
  uuid: randomUUID(),
  eventType,
  published: after(minutes).toISOString(),
  actor: { id, type: 'User' },
  outcome: { result: 'SUCCESS', reason: null },
  target: [{ id, type: 'User', alternateId: 'somebody@harbor.example' }],
  ...more,
});
const send = async (events: unknown, secret = eventHookSecret): Promise<number> => {
  const { status } = await server.send('/api/webhooks/identity', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Event-Hook-Secret': secret },
    body: JSON.stringify({ eventType: 'com.okta.event_hook', data: { events } }),
  });
  return status;
};
const isLive = (token: string): Promise<boolean> =>
  server
    .withToken(token)
    .call('getMe')
    .then(
      () => true,
      () => false,
    );
const livesOf = (...tokens: string[]): Promise<boolean[]> => Promise.all(tokens.map(isLive));

describe('an event of the identity provider', () => {
  test.each([
    'user.account.update_password',
    'user.account.reset_password',
    'user.mfa.factor.deactivate',
    'user.mfa.factor.reset_all',
    'user.lifecycle.suspend',
    'user.lifecycle.deactivate',
  ])('ends the sessions of the person: %s', async (eventType) => {
    const [{ user, id }, { user: other }] = [await makeKnown(), await makeKnown()];
    const tokens = [await sessionAt(user, 0), await sessionAt(user, 1), await sessionAt(other, 1)];
    expect(await livesOf(...tokens)).toEqual([true, true, true]);
    expect(await send([event(eventType, id, 2)])).toBe(200);
    expect(await livesOf(...tokens)).toEqual([false, false, true]);
    const rows = await execute(
      'select ended_at is not null as ended, id_token from sessions where user_id = $1',
      [user.userId],
    );
    expect(rows).toEqual([
      { ended: true, id_token: null },
      { ended: true, id_token: null },
    ]);
    const lines = await execute(
      `select a.actor, a.details ->> 'eventType' as type from audit_log a join sessions s
         on a.subject_type = 'session' and a.subject_id = s.session_id::text and s.user_id = $1
        where a.action = 'session.endByProvider'`,
      [user.userId],
    );
    expect(lines).toEqual(Array(2).fill({ actor: 'identity-provider', type: eventType }));
  });

  test('knows the person by the link of the sign-in as well', async () => {
    const user = await makeUser();
    const subject = `00u${randomUUID()}`;
    await execute('insert into identities (issuer, subject, user_id) values ($1, $2, $3)', [
      server.config.oidc.issuer,
      subject,
      user.userId,
    ]);
    const token = await sessionAt(user, 0);
    await send([event('user.lifecycle.suspend', subject, 1)]);
    expect(await isLive(token)).toBe(false);
  });

  test('leaves what was begun after it, however late and often it comes', async () => {
    const { user, id } = await makeKnown();
    const [before, later] = [await sessionAt(user, 0), await sessionAt(user, 2)];
    const changed = event('user.account.update_password', id, 1);
    for (let time = 1; time <= 2; time += 1) {
      expect(await send([changed])).toBe(200);
      expect(await livesOf(before, later)).toEqual([false, true]);
    }
  });

  test('leaves the session in which the person has begun the change, for a quarter of an hour', async () => {
    const { user, id } = await makeKnown();
    const [here, there] = [await sessionAt(user, 0), await sessionAt(user, 0)];
    await server.withToken(here).call('endOtherSessions');
    expect(await livesOf(here, there)).toEqual([true, false]);
    await send([event('user.account.update_password', id, 14)]);
    await send([event('user.mfa.factor.deactivate', id, 15)]);
    expect(await isLive(here)).toBe(true);
    await send([event('user.account.update_password', id, 16)]);
    expect(await isLive(here)).toBe(false);
  });

  test('keeps no session from what others do: a reset, a suspension, a change by an administrator', async () => {
    for (const given of [
      { type: 'user.account.reset_password', more: {} },
      { type: 'user.lifecycle.suspend', more: {} },
      { type: 'user.account.update_password', more: { actor: { id: '00u-administrator', type: 'User' } } },
    ]) {
      const { user, id } = await makeKnown();
      const here = await sessionAt(user, 0);
      await server.withToken(here).call('endOtherSessions');
      await send([event(given.type, id, 5, given.more)]);
      expect(await isLive(here), given.type).toBe(false);
    }
  });

  test('ends what a member of staff has begun for others, and nothing that staff does for the person', async () => {
    const [{ user: staff, id: staffId }, { user, id }] = [
      await makeKnown({ group: 'ADMIN' }),
      await makeKnown(),
    ];
    const acting = async (): Promise<string> => {
      const { data } = await server
        .withToken(await sessionAt(staff, 0))
        .call('impersonateUser', { path: { id: user.userId } });
      return data.sid;
    };
    const [first, second] = [await acting(), await acting()];
    await send([event('user.account.update_password', id, 5)]);
    expect(await livesOf(first, second)).toEqual([true, true]);
    await send([event('user.account.update_password', staffId, 5)]);
    expect(await livesOf(first, second)).toEqual([false, false]);
  });

  test('is taken and changes nothing when it is about something or somebody else, or did not come about', async () => {
    const { user, id } = await makeKnown();
    const token = await sessionAt(user, 0);
    const events = [
      event('user.account.update_password', '00u-nobody', 5),
      event('user.session.start', id, 5),
      event('user.account.update_password', id, 5, { outcome: { result: 'FAILURE' } }),
      event('user.lifecycle.suspend', id, 5, { target: [{ id, type: 'AppInstance' }] }),
      event('user.lifecycle.suspend', id, 5, { target: null }),
      { eventType: 'something.new' },
    ];
    expect(await send(events)).toBe(200);
    expect(await send([])).toBe(200);
    expect(await isLive(token)).toBe(true);
  });

  test('is not believed without the secret', async () => {
    const { user, id } = await makeKnown();
    const token = await sessionAt(user, 0);
    for (const secret of ['', 'wrong', `${eventHookSecret} `.repeat(2), eventHookSecret.slice(0, -1)]) {
      expect(await send([event('user.lifecycle.suspend', id, 5)], secret)).toBe(401);
    }
    expect(await isLive(token)).toBe(true);
  });
});

test('the address of the hook is confirmed with the value that is asked for', async () => {
  const answer = await server.send('/api/webhooks/identity', {
    headers: { 'X-Okta-Verification-Challenge': 'a-value/of+theirs=' },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { verification: 'a-value/of+theirs=' }]);
});
