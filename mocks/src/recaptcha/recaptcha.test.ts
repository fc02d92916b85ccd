import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Running } from '../http/listen';
import { startRecaptcha } from './server';

let running: Running;
beforeAll(async () => {
  running = await startRecaptcha(0, { siteKey: 'site-key', secret: 'site-secret' });
});
afterAll(() => running.close());
afterEach(() => {
  vi.useRealTimers();
});

const post = async (path: string, body: Record<string, string>): Promise<Record<string, unknown>> =>
  (
    await fetch(`${running.address}${path}`, { method: 'POST', body: new URLSearchParams(body) })
  ).json() as Promise<Record<string, unknown>>;
const solved = async () => String((await post('/recaptcha/api2/userverify', { host: 'localhost' }))['token']);

test('says once that a token is right', async () => {
  const response = await solved();
  const ask = () => post('/recaptcha/api/siteverify', { secret: 'site-secret', response });
  expect(await ask()).toMatchObject({ success: true, hostname: 'localhost' });
  expect(await ask()).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
});

test('refuses a wrong secret, and does not spend the token on it', async () => {
  const response = await solved();
  expect(await post('/recaptcha/api/siteverify', { secret: 'another', response })).toEqual({
    success: false,
    'error-codes': ['invalid-input-secret'],
  });
  expect(await post('/recaptcha/api/siteverify', { secret: 'site-secret', response })).toMatchObject({
    success: true,
  });
});

test.each([
  [120_000, { success: true, hostname: 'localhost', challenge_ts: '2026-11-20T12:00:00.000Z' }],
  [120_001, { success: false, 'error-codes': ['timeout-or-duplicate'] }],
])('of a token of %i milliseconds ago it says what the service would', async (age, verdict) => {
  const solvedAt = Date.UTC(2026, 10, 20, 12);
  vi.useFakeTimers({ now: solvedAt, toFake: ['Date'] });
  const response = await solved();
  vi.setSystemTime(solvedAt + age);
  expect(await post('/recaptcha/api/siteverify', { secret: 'site-secret', response })).toEqual(verdict);
});

test('tells no token from one that it never made', async () => {
  const ask = (response: string) => post('/recaptcha/api/siteverify', { secret: 'site-secret', response });
  expect(await ask('')).toEqual({ success: false, 'error-codes': ['missing-input-response'] });
  expect(await ask('03Amade-up')).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
});

test('shows its box for its own site key alone', async () => {
  expect((await fetch(`${running.address}/recaptcha/api2/anchor?k=site-key`)).status).toBe(200);
  expect((await fetch(`${running.address}/recaptcha/api2/anchor?k=other`)).status).toBe(400);
});
