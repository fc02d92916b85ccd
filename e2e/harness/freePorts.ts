import { createServer } from 'node:net';

/** The product uses a first port and the seven after it. */
const span = 8;

/**
 * The first of eight ports in a row that nothing listens on, from `wanted` on in steps of ten.
 * @throws Error when there is none nearby
 */
export async function freePorts(wanted: number): Promise<number> {
  for (let first = wanted; first < wanted + 500; first += 10) {
    const ports = Array.from({ length: span }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No eight free ports from ${wanted} on.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
