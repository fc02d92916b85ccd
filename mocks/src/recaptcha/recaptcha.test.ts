import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Running } from '../http/listen';
import { startRecaptcha } from './server';

let running: Running;
beforeAll(async () => {
  running = await startRecaptcha(0, { siteKey: 'site-key', secret: 'site-secret' });
});
afterAll(() => running.close());

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

test('shows its box for its own site key alone', async () => {
  expect((await fetch(`${running.address}/recaptcha/api2/anchor?k=site-key`)).status).toBe(200);
  expect((await fetch(`${running.address}/recaptcha/api2/anchor?k=other`)).status).toBe(400);
});
