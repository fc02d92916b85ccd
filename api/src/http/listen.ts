import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { message } from '@dispatch/contract';
import { type Problem, problem } from '../call/problem';

/** Nobody takes longer than this to send a request, in milliseconds. */
const requestTimeout = 30_000;

const reasons: Record<string, string> = {
  EADDRINUSE: 'another program uses this port',
  EACCES: 'this port is not allowed for this user',
  EADDRNOTAVAIL: 'this machine does not have this address',
};

const unreadable: Record<string, () => Problem> = {
  HPE_INVALID_METHOD: () =>
    problem(501, 'method-not-allowed', message('method-not-allowed'), {
      headers: { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
    }),
  HPE_HEADER_OVERFLOW: () => problem(431, 'too-large', message('too-large-head')),
  ERR_HTTP_REQUEST_TIMEOUT: () => problem(408, 'invalid-input', message('malformed-request')),
};

/** Answers what Node cannot read as a request, as any other refusal, and hangs up. */
const answerUnreadable = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal =
    unreadable[error.code ?? '']?.() ?? problem(400, 'invalid-input', message('malformed-request'));
  const requestId = randomUUID();
  const body = JSON.stringify(refusal.toBody(requestId));
  const headers = {
    ...refusal.extra.headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ''}\r\n${lines.join('')}\r\n${body}`,
  );
};

/** Listens. Throws an error of one clear sentence when that is not possible. */
export const listen = (listener: RequestListener, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout }, listener).on('clientError', answerUnreadable);
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
