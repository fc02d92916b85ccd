import { describe, expect, test } from 'vitest';
import { callUsers, maya, ruth, useIdentity } from '../testing/useIdentity';
import { Visitor } from '../testing/visitor';

const identity = useIdentity();
const call = (method: string, path: string, body?: unknown, token?: string) =>
  callUsers(identity, method, path, token === undefined ? { body } : { body, token });

const profile = (login: string) => ({
  profile: { login, email: login, firstName: 'Ada', lastName: 'Byrne', organization: 'Byrne & Daughters' },
});

test('a new person is staged, activated by a link, and chooses a password there once', async () => {
  const created = await call('POST', '/users?activate=false', profile('ada@example.com'));
  expect(created).toMatchObject({
    status: 200,
    body: { status: 'STAGED', profile: { login: 'ada@example.com' } },
  });
  expect(JSON.stringify(created.body)).not.toContain('passwordHash');

  const activated = await call(
    'POST',
    `/users/${String(created.body['id'])}/lifecycle/activate?sendEmail=false`,
  );
  expect(activated.status).toBe(200);
  const link = String(activated.body['activationUrl']);
  expect(link).toContain(String(activated.body['activationToken']));

  const visitor = new Visitor();
  const page = await (await visitor.get(link)).text();
  expect(page).toContain('Choose a password');
  expect(page).toContain('At least 10 characters');
  const short = await visitor.post(link, { password: 'too-short', confirmation: 'too-short' });
  expect(short.status).toBe(400);
  const shortPage = await short.text();
  expect(shortPage).toContain('Your password must have at least 10 characters.');
  expect(shortPage).not.toContain('too-short');
  const unlike = await visitor.post(link, {
    password: 'three-small-boats',
    confirmation: 'three-small-ships',
  });
  expect(await unlike.text()).toContain('The two passwords are not the same.');
  const telling = await visitor.post(link, { password: 'ada@example.com', confirmation: 'ada@example.com' });
  expect(telling.status).toBe(400);

  const saved = await visitor.post(link, {
    password: 'three-small-boats',
    confirmation: 'three-small-boats',
  });
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    `${identity.settings.publicUrl}/logout?returnTo=%2F`,
  ]);
  expect((await call('GET', '/users/ada@example.com')).body).toMatchObject({ status: 'ACTIVE' });
  expect((await visitor.get(link)).status).toBe(404);
});

test('an active person gets a link for a new password, and cannot be activated again', async () => {
  const login = maya.email;
  const reset = await call('POST', `/users/${login}/lifecycle/reset_password?sendEmail=false`);
  expect(reset.status).toBe(200);
  const page = await fetch(String(reset.body['resetPasswordUrl']));
  expect(await page.text()).toContain('Choose a new password');
  const again = await call('POST', `/users/${ruth.email}/lifecycle/activate?sendEmail=false`);
  expect(again).toMatchObject({ status: 403, body: { errorCode: 'E0000016' } });
});

describe('refusals have the shape of Okta', () => {
  test('a login that exists', async () => {
    const answer = await call('POST', '/users?activate=false', profile(maya.email));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errorCode: 'E0000001',
        errorSummary: 'Api validation failed: login',
        errorCauses: [
          { errorSummary: 'login: An object with this field already exists in the current organization' },
        ],
      },
    });
  });

  test.each([
    ['an unknown user', 'GET', '/users/nobody@example.com', undefined, undefined, 404, 'E0000007'],
    ['a wrong token', 'GET', '/users/x', undefined, 'guess', 401, 'E0000011'],
    ['a missing profile', 'POST', '/users', {}, undefined, 400, 'E0000001'],
    ['an e-mail that is none', 'POST', '/users', profile('not an address'), undefined, 400, 'E0000001'],
  ] as const)('%s', async (_what, method, path, body, token, status, errorCode) => {
    expect(await call(method, path, body, token)).toMatchObject({ status, body: { errorCode } });
  });

  test('a body that is not JSON', async () => {
    const response = await fetch(`${identity.address}/api/v1/users`, {
      method: 'POST',
      headers: { authorization: `SSWS ${identity.settings.apiToken}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errorCode: 'E0000003' });
  });
});
