import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CaptchaUnavailable } from './captchaPort';
import { recaptcha } from './recaptcha';

let service: Server;
let asked: URLSearchParams[] = [];
let answer: { status: number; body: string };
beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((form) => {
      asked.push(new URLSearchParams(form));
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{"success": true}' };
});
afterAll(() => service.close());

const captcha = () =>
  recaptcha({
    captchaSecret: 'not-asked-for',
    recaptcha: {
      siteKey: 'site-key',
      secret: 'site-secret',
      scriptUrl: 'http://localhost:1/api.js',
      verifyUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/recaptcha/api/siteverify`,
    },
  });
const now = new Date('2026-11-20T12:00:00Z');

test('asks the service with the secret and answers a key by which a replay is told', async () => {
  const key = await captcha().verify('token-1', now);
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([
    { secret: 'site-secret', response: 'token-1' },
  ]);
  expect(key).not.toContain('token-1');
  expect(await captcha().verify('token-1', now)).toBe(key);
  expect(await captcha().verify('token-2', now)).not.toBe(key);
});

test.each(['{"success": false, "error-codes": ["timeout-or-duplicate"]}', '{"success": "yes"}', '{}'])(
  'takes %s for a wrong solution',
  async (body) => {
    answer = { status: 200, body };
    expect(await captcha().verify('token-1', now)).toBeNull();
  },
);

test.each([
  { status: 500, body: '{}' },
  { status: 200, body: '<html>' },
])('judges nothing when the service answers $status $body', async (given) => {
  answer = given;
  await expect(captcha().verify('token-1', now)).rejects.toBeInstanceOf(CaptchaUnavailable);
});
