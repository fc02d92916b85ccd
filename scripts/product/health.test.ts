import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../process/freePort';
import { firstUnhealthy } from './health';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

const alive = () => true;
const patience = 100;
const place = (port: number) =>
  ({ name: 'The API', address: `http://127.0.0.1:${port}/`, program: 'api' }) as const;

it('waits for a part that works as long as it takes, and says for whom', async () => {
  const port = await freePort();
  const waited: (readonly string[])[] = [];
  const begun = Date.now();
  let worked = 0;
  const work = () => {
    worked += 1;
    // Three times as long as it waits for one that does nothing.
    if (Date.now() - begun > 3 * patience)
      server ??= createServer((_request, response) => response.end('ok')).listen(port, '127.0.0.1');
    return String(worked);
  };
  const tell = (places: readonly string[]) => waited.push(places);
  expect(await firstUnhealthy([place(port)], { alive, work, tell, patience })).toBeNull();
  expect(Date.now() - begun).toBeGreaterThan(3 * patience);
  expect(waited).toEqual([['The API'], []]);
});

it('gives up a part that does nothing any more', async () => {
  const port = await freePort();
  expect(await firstUnhealthy([place(port)], { alive, work: () => 'as before', patience })).toBe(
    `The API is not healthy (http://127.0.0.1:${port}/: ECONNREFUSED), and has come no further for 0.1 s.`,
  );
});

it('gives up a part that answers the same refusal again and again, however busy it is', async () => {
  server = createServer((_request, response) => response.writeHead(503).end('no database')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let worked = 0;
  const sick = await firstUnhealthy([place(port)], { alive, work: () => String((worked += 1)), patience });
  expect(sick).toContain('503 no database');
});
