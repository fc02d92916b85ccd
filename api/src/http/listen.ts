import { createServer, type RequestListener, type Server } from 'node:http';

/** Nobody takes longer than this to send a request, in milliseconds. */
const requestTimeout = 30_000;

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program uses this port',
  EACCES: 'this port is not allowed for this user',
  EADDRNOTAVAIL: 'this machine does not have this address',
};

/** Listens. Throws an error of one clear sentence when that is not possible. */
export const listen = (listener: RequestListener, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout }, listener);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? error.message;
      reject(new Error(`it cannot listen on ${host}:${port}: ${reason}`));
    });
    server.listen(port, host, () => resolve(server));
  });

/** Stops taking requests and lets those that run finish, for at most `milliseconds`. */
export const stopListening = (server: Server, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const last = setTimeout(() => server.closeAllConnections(), milliseconds);
    // A connection whose request has just been answered would otherwise stay open for the next one.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(last);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
