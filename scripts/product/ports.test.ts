import { type Server, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../process/freePort';
import { refuseTakenPorts } from './ports';

let taken: Server | null = null;

afterEach(async () => {
  const server = taken;
  taken = null;
  if (server) await new Promise((resolve) => server.close(resolve));
});

async function take(host: string): Promise<number> {
  const port = await freePort();
  const server = createServer();
  taken = server;
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return port;
}

it('lets free ports pass', async () => {
  await expect(refuseTakenPorts({ product: await freePort() }, { port: 3000 })).resolves.toBeUndefined();
});

it('names a taken port, what it is for and the variable to set, in one sentence', async () => {
  const port = await take('127.0.0.1');
  await expect(refuseTakenPorts({ inbox: port }, { port: 3000 })).rejects.toThrow(
    `Port ${port} (the mail inbox) is in use: stop what listens there, or choose other ports with PORT, such as PORT=4000.`,
  );
});

it('sees who listens on every address', async () => {
  const port = await take('0.0.0.0');
  await expect(refuseTakenPorts({ product: port }, { port: 3000 })).rejects.toThrow(
    `Port ${port} (the product) is in use`,
  );
});
