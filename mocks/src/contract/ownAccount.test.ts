import { message } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import { mockLayer, type MockLayer } from '../testing/mockLayer';
import { demoPerson } from './memory/people';

let layer: MockLayer;
let now = Date.UTC(2026, 10, 20, 12);
beforeAll(async () => {
  layer = await mockLayer({ now: () => new Date(now) });
});

const sessionOf = (key: Parameters<MockLayer['tokenOf']>[1]) => {
  const demoData = layer.newDemoData();
  const token = layer.tokenOf(demoData, key);
  const call = async (line: string, body?: unknown, by = token) => {
    const headers = { 'idempotency-key': `press-${Math.random().toString(36).slice(2)}` };
    const { answer } = await layer.call(demoData, line, {
      token: by,
      headers,
      body,
    });
    return answer;
  };
  return { demoData, call };
};

interface SessionRow {
  id: number;
  isCurrent: boolean;
}

const minute = 60_000;

test('sessions that are ended are gone from the list, of their owner alone', async () => {
  const { demoData, call } = sessionOf('customer');
  const rows = (await call('GET /settings/sessions')).body as SessionRow[];
  const [current, other] = [rows.find((row) => row.isCurrent), rows.find((row) => !row.isCurrent)];
  expect(await call(`DELETE /settings/sessions/${current?.id ?? 0}`)).toMatchObject({
    status: 409,
    body: { code: 'session-current' },
  });
  expect((await call(`DELETE /settings/sessions/${other?.id ?? 0}`)).status).toBe(204);
  expect((await call(`DELETE /settings/sessions/${other?.id ?? 0}`)).status).toBe(404);
  expect((await call('GET /settings/sessions')).body).toEqual(rows.filter((row) => row !== other));
  expect((await call('POST /settings/sessions/endothers')).body).toEqual({ ended: rows.length - 2 });
  expect((await call('GET /settings/sessions')).body).toEqual([current]);
  const { answer } = await layer.call(demoData, 'GET /settings/sessions', {
    token: layer.tokenOf(demoData, 'editor'),
  });
  expect(answer.body).toHaveLength(rows.length);
});

test('an export that was asked for is running, for its owner', async () => {
  const { call } = sessionOf('customer');
  expect(await call('GET /settings/export')).toMatchObject({ body: { state: 'none' } });
  expect(await call('POST /settings/export')).toMatchObject({ status: 202, body: { state: 'running' } });
  expect(await call('GET /settings/export')).toMatchObject({ body: { state: 'running' } });
});

test('staff acts for a customer and returns', async () => {
  const { demoData, call } = sessionOf('editor');
  const remembering = { demoData, contract: layer.contract, now: new Date(now) };
  const customer = demoPerson(remembering, 'customer');
  const admin = demoPerson(remembering, 'admin');
  expect(await call(`POST /admin/users/impersonate/${admin.id}`)).toMatchObject({
    status: 403,
    body: { code: 'impersonation-refused' },
  });
  expect(await call('POST /admin/users/impersonate/999999')).toMatchObject({
    status: 404,
    body: { code: 'user-missing' },
  });
  expect(await call('POST /admin/users/restoreadmin')).toMatchObject({
    status: 409,
    body: { code: 'not-impersonating' },
  });
  const begun = await call(`POST /admin/users/impersonate/${customer.id}`);
  const { oktaLogin, partnerId } = customer.profile;
  const { sid } = begun.body as { sid: string };
  const shown = { oktaLogin, partnerId, impersonating: true, group: 'USER', c3available: true };
  expect(begun.body).toEqual({ sid, ...shown });
  expect((await call('GET /users/me', undefined, sid)).body).toMatchObject({ id: customer.id });
  now += 50 * minute;
  await call('POST /checksession', { extend: true }, sid);
  now += 5 * minute;
  const back = await call('POST /admin/users/restoreadmin', undefined, sid);
  const own = back.body as { sid: string };
  expect(own).toMatchObject({ impersonating: false, group: 'EDITOR' });
  expect((await call('GET /users/me', undefined, sid)).status).toBe(401);
  // Returning is a use of the own session: its hour begins anew.
  now += 59 * minute;
  expect((await call('GET /users/me', undefined, own.sid)).status).toBe(200);
});

test('there is no return to a session that was ended meanwhile', async () => {
  const { demoData, call } = sessionOf('admin');
  const customer = demoPerson({ demoData, contract: layer.contract, now: new Date(now) }, 'customer');
  const { sid } = (await call(`POST /admin/users/impersonate/${customer.id}`)).body as { sid: string };
  await call('POST /removesession');
  expect(await call('POST /admin/users/restoreadmin', undefined, sid)).toMatchObject({
    status: 401,
    body: { code: 'no-session' },
  });
});

test('an account is deleted once its login name is typed, in any case, and no other one', async () => {
  const { demoData, call } = sessionOf('customer');
  const admin = layer.tokenOf(demoData, 'admin');
  const customer = demoPerson({ demoData, contract: layer.contract, now: new Date(now) }, 'customer');
  expect(await call('POST /settings/deleteaccount', { oktaLogin: 'somebody@else.example' })).toMatchObject({
    status: 400,
    body: { fields: [{ pointer: '/oktaLogin', rule: 'own-login', message: message('not-own-login') }] },
  });
  expect((await call('GET /users/me')).status).toBe(200);
  const typed = ` ${customer.profile.oktaLogin.toUpperCase()} `;
  expect(await call('POST /settings/deleteaccount', { oktaLogin: typed })).toMatchObject({
    status: 200,
    body: { done: true },
  });
  expect((await call('GET /users/me')).status).toBe(401);
  expect((await call('GET /users/me', undefined, admin)).status).toBe(200);
  expect((await call(`POST /admin/users/impersonate/${customer.id}`, undefined, admin)).status).toBe(404);
});

test('everything that was answered here keeps the contract', () => {
  expect(layer.violations).toEqual([]);
});
