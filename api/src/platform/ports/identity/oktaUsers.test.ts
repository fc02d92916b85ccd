import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IdentityUnavailable } from './identityPort';
import { oktaUsers } from './oktaUsers';

type Reply = { status: number; body: unknown };

let server: Server;
let users: ReturnType<typeof oktaUsers>;
const replies = new Map<string, Reply[]>();
const received: { call: string; authorization: string; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const call = `${request.method ?? ''} ${request.url ?? ''}`;
      received.push({ call, authorization: request.headers.authorization ?? '', body });
      const reply = replies.get(call)?.shift() ?? { status: 404, body: { errorCode: 'E0000007' } };
      response.writeHead(reply.status, { 'Content-Type': 'application/json' });
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  users = oktaUsers({ okta: { url, token: 'the-token' } });
});
beforeEach(() => {
  replies.clear();
  received.length = 0;
});
afterAll(() => {
  server.close();
});

const reply = (call: string, status: number, body: unknown): void => {
  replies.set(call, [...(replies.get(call) ?? []), { status, body }]);
};
const person = {
  email: 'dana+pr@harbor.example',
  firstName: 'Dana',
  lastName: 'Ortiz',
  organization: 'Harbor',
};
const find = 'GET /api/v1/users/dana%2Bpr%40harbor.example';
const create = 'POST /api/v1/users?activate=false';

describe("Okta's Users API", () => {
  test('finds a person by login, with our token', async () => {
    reply(find, 200, { id: '00u1', status: 'ACTIVE', profile: {} });
    expect(await users.findPerson(person.email)).toEqual({ providerUserId: '00u1', status: 'ACTIVE' });
    expect(received[0]?.authorization).toBe('SSWS the-token');
  });

  test('knows nobody by that login', async () => {
    expect(await users.findPerson(person.email)).toBeNull();
  });

  test('creates a person who waits', async () => {
    reply(create, 200, { id: '00u2', status: 'STAGED' });
    expect(await users.createPerson(person)).toEqual({ providerUserId: '00u2', status: 'STAGED' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ profile: { login: person.email, ...person } });
  });

  test('takes the person whom somebody else has created meanwhile', async () => {
    reply(create, 400, { errorCode: 'E0000001' });
    reply(find, 200, { id: '00u3', status: 'STAGED' });
    expect(await users.createPerson(person)).toEqual({ providerUserId: '00u3', status: 'STAGED' });
  });

  test.each([
    ['nothing', [], false],
    ['one that waits for its first code', [{ id: 'f1', status: 'PENDING_ACTIVATION' }], false],
    [
      'one that is set up',
      [
        { id: 'f1', status: 'PENDING_ACTIVATION' },
        { id: 'f2', status: 'ACTIVE' },
      ],
      true,
    ],
  ])('knows whether there is a second factor: %s', async (_what, factors, answer) => {
    reply('GET /api/v1/users/00u4/factors', 200, factors);
    expect(await users.hasSecondFactor('00u4')).toBe(answer);
  });

  test('removes a person in two steps, as Okta wants it', async () => {
    reply('DELETE /api/v1/users/00u4?sendEmail=false', 204, '');
    reply('DELETE /api/v1/users/00u4?sendEmail=false', 204, '');
    await users.removePerson('00u4');
    expect(received).toHaveLength(2);
  });

  test('does not mind a person who is gone already', async () => {
    await expect(users.removePerson('00u4')).resolves.toBeUndefined();
  });

  test('removes second factors, and minds neither an empty answer nor a person who is gone', async () => {
    reply('POST /api/v1/users/00u4/lifecycle/reset_factors', 200, '');
    await users.removeSecondFactors('00u4');
    await users.removeSecondFactors('00u4');
    reply('POST /api/v1/users/00u4/lifecycle/reset_factors', 403, { errorCode: 'E0000038' });
    await expect(users.removeSecondFactors('00u4')).rejects.toBeInstanceOf(IdentityUnavailable);
    expect(received).toHaveLength(3);
  });

  test.each([
    ['ACTIVE', true],
    ['RECOVERY', true],
    ['STAGED', false],
    ['PROVISIONED', false],
    [null, false],
  ])('has a link for a new password mailed to a person who is %s: %s', async (status, answer) => {
    if (status !== null) reply('GET /api/v1/users/00u5', 200, { id: '00u5', status });
    const reset = 'POST /api/v1/users/00u5/lifecycle/reset_password?sendEmail=true';
    if (answer) reply(reset, 200, {});
    expect(await users.resetPassword('00u5')).toBe(answer);
    expect(received.some(({ call }) => call === reset)).toBe(answer);
  });

  test('says so when the provider refuses a new password, as to who is suspended', async () => {
    reply('GET /api/v1/users/00u5', 200, { id: '00u5', status: 'SUSPENDED' });
    reply('POST /api/v1/users/00u5/lifecycle/reset_password?sendEmail=true', 403, { errorCode: 'E0000038' });
    await expect(users.resetPassword('00u5')).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  test.each([
    ['STAGED', 'activate'],
    ['PROVISIONED', 'reactivate'],
  ])('answers a %s person the address for a password, by %s, without a mail', async (status, act) => {
    reply('GET /api/v1/users/00u4', 200, { id: '00u4', status });
    reply(`POST /api/v1/users/00u4/lifecycle/${act}?sendEmail=false`, 200, {
      activationUrl: 'http://id/welcome/1',
    });
    expect(await users.activatePerson('00u4')).toBe('http://id/welcome/1');
  });

  test.each(['ACTIVE', 'RECOVERY', 'LOCKED_OUT'])(
    'answers no address for a person who is %s',
    async (status) => {
      reply('GET /api/v1/users/00u5', 200, { id: '00u5', status });
      expect(await users.activatePerson('00u5')).toBeNull();
    },
  );

  test.each([
    [500, { errorCode: 'E0000009' }],
    [401, { errorCode: 'E0000011' }],
    [429, { errorCode: 'E0000047' }],
    [200, '<html>a proxy</html>'],
    [200, { id: 17 }],
  ])('an answer of %s %j counts as no answer', async (status, body) => {
    reply(find, status, body);
    await expect(users.findPerson(person.email)).rejects.toBeInstanceOf(IdentityUnavailable);
  });

  test('nobody there counts as no answer', async () => {
    const nowhere = oktaUsers({ okta: { url: 'http://127.0.0.1:1', token: 'the-token' } });
    await expect(nowhere.findPerson(person.email)).rejects.toBeInstanceOf(IdentityUnavailable);
  });
});
