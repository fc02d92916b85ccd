import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpWire } from './httpWire';
import { NotTaken } from './wirePort';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ headers: request.headers, body });
    answer(response);
  });
});
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stories`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
});

const secret = 'for-tests-only';
const answers = (status: number, body: string, headers = {}) => {
  answer = (response) => response.writeHead(status, headers).end(body);
};
const message = { deliveryId: 'a-delivery', type: 'application/json', body: '{"title":"Zażółć 😀"}' };
const send = ({ patience = 8_000, isTrusted = true, to = url, exceptions = [] as string[] } = {}) =>
  httpWire(exceptions, patience).send(message, { url: to, secret, isTrusted });

test('a story goes out signed and with its delivery id, and the answer is what the receiver says', async () => {
  answers(201, 'Taken');
  expect(await send()).toBe('Taken');
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect(body).toBe(message.body);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': message.deliveryId,
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  });
});

const notTaken: [number, string, object, string, string][] = [
  [503, 'Back soon', {}, 'unavailable', 'The receiver answers 503. Back soon'],
  [401, 'Who is this?', {}, 'unavailable', 'The receiver answers 401. Who is this?'],
  [400, '', {}, 'refused', 'The receiver answers 400.'],
  [302, '', { location: '/elsewhere' }, 'refused', 'The receiver answers 302.'],
  [200, ' '.repeat(1_000_000), {}, 'refused', 'The receiver answers more than a receipt.'],
];

test('other answers are not that it was taken, and are about this story or about all', async () => {
  for (const [status, body, headers, kind, message] of notTaken) {
    answers(status, body, headers);
    await expect(send()).rejects.toMatchObject({ name: 'NotTaken', kind, message });
  }
  expect(received).toHaveLength(notTaken.length);
});

test('who answers too late, or stops in the middle, has not taken it', async () => {
  answer = () => undefined;
  await expect(send({ patience: 50 })).rejects.toThrow('The receiver does not answer in time.');
  answer = (response) => response.writeHead(200).write('{');
  await expect(send({ patience: 50 })).rejects.toThrow('The receiver does not answer in time.');
  answer = (response) => response.destroy();
  await expect(send()).rejects.toThrow('The receiver cannot be reached.');
});

test('a receiver that staff has named is reached at public addresses alone, however it is named', async () => {
  answers(200, 'Taken');
  const { port } = new URL(url);
  for (const to of [
    url,
    `http://localhost:${port}/`,
    'http://localhost/',
    'http://[::1]/',
    'http://169.254.169.254/',
  ])
    await expect(send({ to, isTrusted: false })).rejects.toBeInstanceOf(NotTaken);
  const cause = { message: 'It does not lead to a public address.' };
  await expect(send({ to: 'http://localhost/', isTrusted: false })).rejects.toMatchObject({ cause });
  expect(received).toEqual([]);
  expect(await send({ isTrusted: false, exceptions: [`127.0.0.1:${port}`] })).toBe('Taken');
});
