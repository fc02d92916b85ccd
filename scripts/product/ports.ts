import { createServer } from 'node:net';
import { Refusal } from '../process/refusal';
import { type Ports, type Settings } from './settings';

const purposes: Record<keyof Ports, string> = {
  product: 'the product',
  identity: 'the sign-in page',
  stripe: 'the Stripe stand-in',
  inbox: 'the mail inbox',
  smtp: 'mail',
  postgres: 'PostgreSQL',
  worker: 'the health of the worker',
  api: 'the API',
};

/** Both loopback addresses: a browser sent to localhost would reach a stranger on ::1. @throws Refusal */
export async function refuseTakenPorts(
  ports: Partial<Ports>,
  { port }: Pick<Settings, 'port'>,
): Promise<void> {
  for (const [use, number] of Object.entries(ports) as [keyof Ports, number][]) {
    for (const host of ['127.0.0.1', '::1']) {
      const error = await tryPort(number, host);
      if (error === 'EADDRINUSE') {
        throw new Refusal(
          `Port ${number} (${purposes[use]}) is in use: stop what listens there, or choose other ports with PORT, ` +
            `such as PORT=${port + 1000 > 65_528 ? 3000 : port + 1000}.`,
        );
      }
      if (error === 'EACCES') {
        throw new Refusal(
          `Port ${number} (${purposes[use]}) may not be used by this user: choose a PORT above 1023.`,
        );
      }
    }
  }
}

function tryPort(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
