import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The product uses a first port and the seven after it. */
const span = 8;
const step = 10;

/** How far a checkout moves its ports up: two that are tried at one moment would find the same ports free. */
const shift =
  step *
  (createHash('sha256')
    .update(fileURLToPath(new URL('../..', import.meta.url)))
    .digest()
    .readUInt32BE() %
    50);

/** Ports of other protocols, which fetch and browsers refuse to call (the 'bad ports' of the Fetch standard). */
const refused = new Set([
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/**
 * Free and callable, from `wanted` on, moved up by less than 500 for this checkout. @throws Error when there are none
 */
export async function freePorts(wanted: number, count = span): Promise<number> {
  const from = wanted + shift;
  for (let first = from; first < from + 500; first += step) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${count} free ports from ${from} on.`);
}

function isFree(port: number): Promise<boolean> {
  if (refused.has(port)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
