import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The product uses a first port and the seven after it. */
const span = 8;
const step = 10;

/**
 * How far a checkout moves all its ports up: two that are tried on one machine at the same moment would both find the
 * same ports free, and one of them would not start.
 */
const shift =
  step *
  (createHash('sha256')
    .update(fileURLToPath(new URL('../..', import.meta.url)))
    .digest()
    .readUInt32BE() %
    50);

/** Ports of other protocols, which fetch and browsers refuse to call (the 'bad ports' of the Fetch standard). */
const refused = new Set([4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697]);

/**
 * The first of some ports in a row that can be called and that nothing listens on. Looks from `wanted` on, moved up by less than 500 for this
 * checkout, in steps of ten.
 * @throws Error when there are none nearby
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
