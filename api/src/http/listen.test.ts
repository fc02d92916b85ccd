import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen, stopListening } from './listen';

test('a port that is taken is one clear sentence', async () => {
  const first = await listen((_request, response) => response.end(), 0, '127.0.0.1');
  const { port } = first.address() as AddressInfo;
  await expect(listen((_request, response) => response.end(), port, '127.0.0.1')).rejects.toThrow(
    `it cannot listen on 127.0.0.1:${port}: another program uses this port`,
  );
  await stopListening(first, 0);
});

test.each([
  ['FOO /api/users/me HTTP/1.1', 501, 'method-not-allowed'],
  ['GET nowhere HTTP/1.1', 400, 'invalid-input'],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431, 'too-large'],
])('what cannot be read as a request is a problem like any other: %#', async (line, status, code) => {
  const server = await listen((_request, response) => response.end(), 0, '127.0.0.1');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${line}\r\nHost: localhost\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('Content-Type: application/problem+json');
  if (status === 501) expect(head).toContain('Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  expect(JSON.parse(body)).toMatchObject({ status, code });
  await stopListening(server, 0);
});

test('stopping lets a request finish that runs, and takes no more', async () => {
  let finish = (): void => undefined;
  const server = await listen(
    (_request, response) => {
      finish = () => response.end('finished');
      began();
    },
    0,
    '127.0.0.1',
  );
  let began = (): void => undefined;
  const running = new Promise<void>((resolve) => {
    began = resolve;
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = fetch(url).then((response) => response.text());
  await running;
  const stopped = stopListening(server, 5_000);
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await answer).toBe('finished');
  await stopped;
});
