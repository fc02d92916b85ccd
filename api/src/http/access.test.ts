import { groups, operationTable, permits, type OperationEntry } from '@dispatch/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from './sessionStore';
import { makeSession, makeUser } from '../testing/factories';
import { startTestServer, type TestServer } from '../testing/testServer';

const operations = Object.entries(operationTable) as [string, OperationEntry][];
const secured = operations.filter(([, { permissions }]) => permissions !== null);
const open = operations.filter(([, { permissions }]) => permissions === null);

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer({}, 'warm');
  for (const group of groups) tokens.set(group, await makeSession(await makeUser({ group })));
});
afterAll(() => server.stop());

const call = async ({ method, path }: OperationEntry, headers: Record<string, string> = {}) => {
  const response = await server.send(
    `/api${path.replace('{id}', '999999').replaceAll(/\{[^}]+\}/g, 'x'.repeat(43))}`,
    {
      method: method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'get' ? {} : { body: '{}' }),
    },
  );
  const body = (await response.json().catch(() => ({}))) as { code?: string };
  return { status: response.status, code: body.code };
};

test('the contract has open and secured calls', () => {
  expect(secured.length).toBeGreaterThan(15);
  expect(open.map(([id]) => id).sort()).toEqual([
    'createSession',
    'getCaptcha',
    'getLiveness',
    'getPartnerLogo',
    'getPublicFeatures',
    'getReadiness',
    'listPackages',
    'listPartnerPackages',
    'quotePrice',
    'receiveStripeEvent',
    'registerUser',
    'searchPartner',
    'sendActivation',
    'verifyEmail',
  ]);
});

describe.each(secured)('%s', (_id, operation) => {
  const needed = operation.permissions ?? [];

  test('asks for a session', async () => {
    expect(await call(operation)).toEqual({ status: 401, code: 'no-session' });
  });

  test.each([
    ['a token that nobody has', `Bearer ${newToken()}`],
    ['a token of the wrong form', 'Bearer a b'],
    ['another scheme', 'Basic ZGFuYTpkYW5h'],
    ['nothing after the scheme', 'Bearer '],
  ])('refuses %s', async (_name, authorization) => {
    expect(await call(operation, { Authorization: authorization })).toEqual({
      status: 401,
      code: 'no-session',
    });
  });

  test('never takes the session from the cookie', async () => {
    expect(await call(operation, { Cookie: `prw.sid=${tokens.get('ADMIN') ?? ''}` })).toEqual({
      status: 401,
      code: 'no-session',
    });
  });

  test.each(groups)('lets %s through exactly when its permissions say so', async (group) => {
    // A session of its own for the call that ends it.
    const token = await makeSession(await makeUser({ group }));
    const { status, code } = await call(operation, { Authorization: `Bearer ${token}` });
    const mayCall = needed.length === 0 || needed.some((permission) => permits(group, permission));
    if (mayCall) {
      expect(status).not.toBe(401);
      expect(status).not.toBe(403);
    } else {
      expect({ status, code }).toEqual({ status: 403, code: 'not-allowed' });
    }
    expect(status).not.toBe(500);
  });
});

describe.each(open)('%s', (_id, operation) => {
  test('asks for no session, and is not disturbed by a wrong one', async () => {
    const { status } = await call(operation);
    // 501: in the contract, and not yet in the server.
    expect([200, 400, 404, 501, 503]).toContain(status);
    expect((await call(operation, { Authorization: `Bearer ${newToken()}` })).status).toBe(status);
  });
});
