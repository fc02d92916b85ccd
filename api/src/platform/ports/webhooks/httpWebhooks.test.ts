import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpWebhooks } from './httpWebhooks';

const got: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let answer: (response: ServerResponse) => void = (response) => response.writeHead(204).end();
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    got.push({ url: request.url ?? '', headers: request.headers, body });
    answer(response);
  });
});
let [host, address] = ['', ''];
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  address = `http://${host}/hook`;
});
afterAll(() => receiver.close());

const secret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
const message = (...secrets: string[]) => ({
  id: 'msg_5f0c7b1e7d524f5e9f0b2f6a0f2a9a10',
  at: new Date(),
  body: '{"type":"release.held"}',
  secrets,
});

test('a message is signed by each secret, so that the library of the standard takes it', async () => {
  answer = (response) => response.end('Thank you.\u0000');
  const [before, after] = [secret(), secret()];
  const port = httpWebhooks({ agent: 'Dispatch', exceptions: [host] });
  expect(await port.send(message(after, before), address)).toMatchObject({
    status: 200,
    answer: 'Thank you.',
    problem: null,
  });
  const { headers, body, url } = got.at(-1) ?? { headers: {}, body: '', url: '' };
  expect([url, headers['content-type'], headers['user-agent']]).toEqual([
    '/hook',
    'application/json',
    'Dispatch',
  ]);
  const sent = headers as Record<string, string>;
  for (const one of [before, after])
    expect(new Webhook(one).verify(body, sent)).toEqual({ type: 'release.held' });
  expect(() => new Webhook(secret()).verify(body, sent)).toThrow();
  expect(() => new Webhook(after).verify(`${body} `, sent)).toThrow();
});

test('what is not answered by 2xx is not taken, and says why', async () => {
  const port = httpWebhooks({ agent: 'Dispatch', exceptions: [host] }, 500);
  const send = () => port.send(message(secret()), address);
  answer = (response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
  expect(await send()).toMatchObject({ status: 302, problem: 'The receiver answers 302.' });
  answer = (response) => response.writeHead(500).end('x'.repeat(5_000));
  expect(await send()).toMatchObject({ status: 500, answer: 'x'.repeat(1_000) });
  answer = () => undefined;
  expect(await send()).toMatchObject({ status: null, problem: 'The receiver does not answer in time.' });
});

test('nothing is sent but to public addresses, by https', async () => {
  const port = httpWebhooks({ agent: 'Dispatch', exceptions: [] });
  const before = got.length;
  for (const one of [
    address,
    'http://press.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://press.example:8443/',
    'https://me:secret@press.example/',
    'ftp://press.example/',
    'https://',
  ]) {
    expect(port.accepts(one), one).toBe(false);
    expect(await port.send(message(secret()), one)).toMatchObject({
      status: null,
      problem: 'The receiver has no public address.',
    });
  }
  expect(port.accepts('https://press.example/hook')).toBe(true);
  // Whether a name leads to a public address is seen when it is looked up for the connection itself.
  expect(await port.send(message(secret()), 'https://localhost/')).toMatchObject({ status: null });
  expect(got).toHaveLength(before);
});
