import type { AddressInfo } from 'node:net';
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
