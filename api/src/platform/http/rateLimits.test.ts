import { randomUUID } from 'node:crypto';
import { limitTable, operationTable, type RateLimit } from '@dispatch/contract';
import { expect, test } from 'vitest';
import type { OperationId } from '../call/handler';
import { execute, inTransaction } from '../database/database';
import { makeSession, makeUser } from '../../testing/factories';
import { Payer, refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';
import { consumeLimit } from './rateLimits';

const server = useTestServer();

const registration = {
  firstName: 'Dana',
  lastName: 'Ortiz',
  phone: '410 555 0142',
  organization: 'Harbor Robotics',
  country: 'SWE',
  email: 'dana@harbor.example',
  captcha: 'not-solved',
};
const signIn = {
  code: 'guess',
  codeVerifier: 'v'.repeat(43),
  nonce: 'nonce-of-a-guess',
  redirectUri: 'http://localhost:3000/authorizationcode',
};

test('every call with a limit counts, and is refused with Retry-After when that is used up', async () => {
  const user = await makeUser({ group: 'ADMIN' });
  const headers = { Authorization: `Bearer ${await makeSession(user)}` };
  const counted = Object.entries<RateLimit & { calls: readonly string[] }>(limitTable).filter(
    ([, { stage }]) => stage !== 'handler',
  );
  const asked: string[] = [];
  for (const [name, { calls, count }] of counted) {
    for (const id of calls) {
      const { method, path } = operationTable[id as OperationId];
      const ask = () =>
        server.send(`/api${path.replaceAll(/\{\w+\}/g, '1')}`, { method: method.toUpperCase(), headers });
      const before = await ask();
      await before.arrayBuffer();
      expect(before.status, id).not.toBe(429);
      const rows = await execute('update rate_limits set points = $2 where key like $1 returning 1', [
        `${name}:%`,
        count,
      ]);
      expect(rows, `${id} counts ${name}`).toHaveLength(1);
      const refused = await ask();
      expect(refused.status, id).toBe(429);
      expect(Number(refused.headers.get('retry-after')), id).toBeGreaterThan(0);
      await execute('delete from rate_limits');
      asked.push(id);
    }
  }
  expect(asked).toEqual(
    expect.arrayContaining(['createPayPalOrder', 'subscribe', 'duplicateRelease', 'validateRelease']),
  );
  const takenBack = inTransaction(async () => {
    await consumeLimit('card-by-account', user.userId);
    throw new Error('The card is declined.');
  });
  await expect(takenBack).rejects.toThrow('declined');
  expect(await execute('select points from rate_limits')).toEqual([{ points: 1 }]);
});

test('a payment that is asked for again with its key counts once, until it is asked for too often', async () => {
  const payer = await Payer.at(server);
  const { userId } = payer.user;
  const used = (key: string, points: number) =>
    execute('update rate_limits set points = $2 where key like $1', [key, points]);
  await payer.prepare({ amount: 600 });
  await used(`payment-by-account:${userId}`, 59);
  const key = randomUUID();
  const intentId = await payer.prepare({ key });
  for (let poll = 0; poll < 3; poll += 1) expect(await payer.prepare({ key })).toBe(intentId);
  const other = randomUUID();
  for (let poll = 0; poll < 2; poll += 1)
    expect((await refusalOf(payer.prepare({ key: other }))).status).toBe(429);
  await used('repeat-by-key:%', 600);
  expect((await refusalOf(payer.prepare({ key }))).status).toBe(429);
});

test('a call is counted before its body is looked at', async () => {
  const post = () =>
    server.send('/api/users/sendactivation', {
      method: 'POST',
      body: '{',
      headers: { 'Content-Type': 'application/json' },
    });
  expect((await post()).status).toBe(400);
  const counted = await execute(
    "update rate_limits set points = 30 where key like 'activation-by-address:%' returning 1",
  );
  expect(counted).toHaveLength(1);
  expect((await post()).status).toBe(429);
  await execute('delete from rate_limits');
});

test.each([
  ['sign-in', '/createsession', signIn, 120, 600],
  ['registration', '/users/add', registration, 30, 3600],
  ['activation', '/users/sendactivation', null, 30, 3600],
  ['verification', `/verified/${'a'.repeat(43)}`, {}, 60, 600],
] as const)(
  '%s from one address is limited, and says when to try again',
  async (_what, path, body, times, most) => {
    const post = (turn: number): Promise<Response> =>
      server.send(`/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        // The mail of activation has a limit of its own for each address.
        body: JSON.stringify(body ?? { email: `person-${turn}@harbor.example` }),
      });
    for (let turn = 0; turn < times; turn += 1) expect((await post(turn)).status).not.toBe(429);
    const refused = await post(times);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', message: 'Too many requests' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(most);
  },
);
