import { beforeAll, expect, test } from 'vitest';
import { mockLayer, type MockLayer } from '../testing/mockLayer';
import { demoPerson } from './memory/people';

let layer: MockLayer;
let now = Date.UTC(2026, 10, 20, 12);
beforeAll(async () => {
  layer = await mockLayer({ now: () => new Date(now) });
});

const sessionOf = (key: Parameters<MockLayer['tokenOf']>[1]) => {
  const world = layer.newWorld();
  const token = layer.tokenOf(world, key);
  const call = async (line: string, body?: unknown, by = token) => {
    const headers = { 'idempotency-key': `press-${Math.random().toString(36).slice(2)}` };
    const { answer } = await layer.call(world, line, {
      token: by,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return answer;
  };
  return { world, call };
};

test('sessions that are ended are gone from the list', async () => {
  const { call } = sessionOf('customer');
  const rows = (await call('GET /settings/sessions')).body as { id: number; isCurrent: boolean }[];
  const [current, other] = [rows.find((row) => row.isCurrent), rows.find((row) => !row.isCurrent)];
  expect((await call(`DELETE /settings/sessions/${current?.id ?? 0}`)).status).toBe(409);
  expect((await call(`DELETE /settings/sessions/${other?.id ?? 0}`)).status).toBe(204);
  expect((await call(`DELETE /settings/sessions/${other?.id ?? 0}`)).status).toBe(404);
  expect((await call('POST /settings/sessions/endothers')).body).toEqual({ ended: rows.length - 2 });
  expect((await call('GET /settings/sessions')).body).toHaveLength(1);
});

test('an export is packed for a while, then ready', async () => {
  const { call } = sessionOf('customer');
  expect((await call('GET /settings/export')).body).toMatchObject({ state: 'none' });
  expect(await call('POST /settings/export')).toMatchObject({ status: 202, body: { state: 'running' } });
  expect((await call('POST /settings/export')).status).toBe(409);
  now += 5000;
  expect((await call('GET /settings/export')).body).toMatchObject({ state: 'ready' });
});

test('staff acts for a customer and returns', async () => {
  const { world, call } = sessionOf('editor');
  const remembering = { world, contract: layer.contract, now: new Date(now) };
  const customer = demoPerson(remembering, 'customer');
  const admin = demoPerson(remembering, 'admin');
  expect((await call(`POST /admin/users/impersonate/${admin.id}`)).status).toBe(403);
  expect((await call('POST /admin/users/restoreadmin')).status).toBe(409);
  const begun = await call(`POST /admin/users/impersonate/${customer.id}`);
  expect(begun.body).toMatchObject({ impersonating: true, group: 'USER' });
  const { sid } = begun.body as { sid: string };
  expect((await call('GET /users/me', undefined, sid)).body).toMatchObject({ id: customer.id });
  const back = await call('POST /admin/users/restoreadmin', undefined, sid);
  expect(back.body).toMatchObject({ impersonating: false, group: 'EDITOR' });
  expect((await call('GET /users/me', undefined, sid)).status).toBe(401);
});

test('an account is deleted once its login name is typed', async () => {
  const { world, call } = sessionOf('customer');
  const { profile } = demoPerson({ world, contract: layer.contract, now: new Date(now) }, 'customer');
  expect((await call('POST /settings/deleteaccount', { oktaLogin: 'somebody@else.example' })).status).toBe(
    400,
  );
  expect((await call('POST /settings/deleteaccount', { oktaLogin: profile.oktaLogin })).status).toBe(200);
  expect((await call('GET /users/me')).status).toBe(401);
});
