import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Running {
  /** `http://localhost:3001` */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

/** What to say when a port cannot be had: one sentence for a person. */
export function portError(name: string, port: number, error: NodeJS.ErrnoException): Error {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'another program is using it'
      : `the system says ${error.code ?? error.message}`;
  return new Error(`The ${name} cannot listen on port ${port}: ${reason}.`, { cause: error });
}

/** Milliseconds. Real services keep a connection this long; one that is closed after seconds may meet the next request. */
const keepAliveTimeout = 75_000;

/** Listens on the loopback address; port 0 takes a free one. Rejects with one clear sentence. */
export function listen(name: string, handler: RequestListener, port: number): Promise<Running> {
  const server = createServer({ keepAliveTimeout }, handler);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(name, port, error)));
    server.listen(port, '127.0.0.1', () => {
      const taken = (server.address() as AddressInfo).port;
      resolve({
        address: `http://localhost:${taken}`,
        port: taken,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
