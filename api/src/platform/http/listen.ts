import { randomUUID } from 'node:crypto';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { message } from '@dispatch/contract';
import { type Problem, problem } from '../call/problem';

/** Nobody takes longer than this to send a request, in milliseconds. */
const requestTimeout = 30_000;

/** Longer than proxies keep a connection for their next request (nginx: 60 s): who closes first loses nothing. */
const keepAliveTimeout = 75_000;

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

/** What a server has not answered yet, and whether its answers ask for no further request on their connection. */
type Answering = { open: Set<ServerResponse>; saysGoodbye: boolean };

const answering = new WeakMap<Server, Answering>();

const sayGoodbye = (response: ServerResponse): void => {
  if (!response.headersSent) response.setHeader('Connection', 'close');
};

/** Listens. Throws an error of one clear sentence when that is not possible. */
export const listen = (listener: RequestListener, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const state: Answering = { open: new Set(), saysGoodbye: false };
    const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
      state.open.add(response);
      response.once('close', () => state.open.delete(response));
      if (state.saysGoodbye) sayGoodbye(response);
      listener(request, response);
    }).on('clientError', answerUnreadable);
    answering.set(server, state);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? error.message;
      reject(new Error(`it cannot listen on ${host}:${port}: ${reason}`));
    });
    server.listen(port, host, () => resolve(server));
  });

/** Milliseconds in which callers who were sent away come back to a connection that is kept, before nobody is let in. */
const settling = 500;

/** Milliseconds that a connection without a request gets for one that may be on its way. */
const lastCall = 500;

/** Lets nobody in any more, and waits for the end of those who are: idle ones are closed, but not at once. */
const close = async (server: Server): Promise<void> => {
  // The server of HTTP would cut idle connections in this moment, with what is on its way to them.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    idle = setInterval(() => server.closeIdleConnections(), 50);
  }, lastCall);
  await closed;
  clearTimeout(grace);
  clearInterval(idle);
};

/**
 * Stops without losing a request. For `delay` milliseconds requests are taken, and each answer asks for no further one on
 * its connection: whoever sends them has time to hear that this process is not ready, and to turn to another one. Callers
 * who come back all the same keep their connections for the last moment of it: when nobody is let in any more, none of
 * them is at the door, where the system would turn them away with what they have sent. Then what runs may finish, each
 * connection ends with its next answer, and idle ones are closed. After `limit` milliseconds in all, connections are cut.
 */
export const stopListening = async (
  server: Server,
  { delay, limit }: { delay: number; limit: number },
): Promise<void> => {
  const last = setTimeout(() => server.closeAllConnections(), limit);
  const state = answering.get(server) ?? { open: new Set(), saysGoodbye: false };
  const say = (saysGoodbye: boolean): void => {
    state.saysGoodbye = saysGoodbye;
    if (saysGoodbye) for (const response of state.open) sayGoodbye(response);
  };
  const settles = Math.min(settling, delay);
  say(true);
  if (delay > 0) {
    await pause(delay - settles);
    say(false);
    await pause(settles);
    say(true);
  }
  await close(server);
  clearTimeout(last);
};
