import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sendThrough } from '../../testing/balancer';
import { listen, stopListening } from './listen';

test('a port that is taken is one clear sentence', async () => {
  const first = await listen((_request, response) => response.end(), 0, '127.0.0.1');
  const { port } = first.address() as AddressInfo;
  await expect(listen((_request, response) => response.end(), port, '127.0.0.1')).rejects.toThrow(
    `it cannot listen on 127.0.0.1:${port}: another program uses this port`,
  );
  await stopListening(first, { delay: 0, limit: 0 });
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
  await stopListening(server, { delay: 0, limit: 0 });
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
  const stopped = stopListening(server, { delay: 0, limit: 5_000 });
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await answer).toBe('finished');
  await stopped;
});

test('a process that ends loses nothing of what busy connections send, and says so in its answers', async () => {
  const served = { first: 0, next: 0 };
  const answering = (name: keyof typeof served) =>
    listen(
      (request, response) => {
        served[name] += 1;
        request.resume().on('end', () => response.end('done'));
      },
      0,
      '127.0.0.1',
    );
  const servers = [await answering('first'), await answering('next')];
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  const limits = { delay: 700, limit: 10_000 };
  const ends: Promise<void>[] = [];
  const { sent, lost, goodbyes } = await sendThrough(ports, 30, (count) => {
    if (count >= 300 && ends.length === 0 && servers[0] !== undefined)
      ends.push(stopListening(servers[0], limits));
    return served.next > 300;
  });
  await Promise.all(ends);
  expect(lost).toEqual([]);
  expect(served.first + served.next).toBe(sent);
  expect(goodbyes).toBeGreaterThan(0);
  if (servers[1] !== undefined) await stopListening(servers[1], { delay: 0, limit: 0 });
});
