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
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { message } from '@dispatch/contract';
import { type Problem, problem } from '../call/problem';
import type { Messages } from './pastRouter';

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

/**
 * The connections of a server with the last answer of each, whether answers ask for no further request on their connection,
 * and how many connections and requests have come. A request costs an entry here, and no listener.
 */
type Answering = {
  sockets: Set<Duplex>;
  answers: WeakMap<Duplex, ServerResponse>;
  saysGoodbye: boolean;
  connections: number;
  requests: number;
};

const nothing = (): Answering => ({
  sockets: new Set(),
  answers: new WeakMap(),
  saysGoodbye: false,
  connections: 0,
  requests: 0,
});

const answering = new WeakMap<Server, Answering>();

const sayGoodbye = (response: ServerResponse | undefined): void => {
  if (response?.headersSent === false) response.setHeader('Connection', 'close');
};

/** Listens; `messages` are what requests and answers are made of. Throws an error of one clear sentence when that is not possible. */
export const listen = (
  listener: RequestListener,
  port: number,
  host: string,
  messages: Partial<Messages> = {},
): Promise<Server> =>
  new Promise((resolve, reject) => {
    const state = nothing();
    const server = createServer({ requestTimeout, keepAliveTimeout, ...messages }, (request, response) => {
      state.requests += 1;
      state.answers.set(request.socket, response);
      if (state.saysGoodbye) sayGoodbye(response);
      listener(request, response);
    }).on('clientError', answerUnreadable);
    server.on('connection', (socket) => {
      state.connections += 1;
      state.sockets.add(socket);
      socket.once('close', () => state.sockets.delete(socket));
    });
    answering.set(server, state);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? error.message;
      reject(new Error(`it cannot listen on ${host}:${port}: ${reason}`));
    });
    server.listen(port, host, () => resolve(server));
  });

/** Looks in a row that find nothing new, and milliseconds between them. */
const quiet = { looks: 5, apart: 100 } as const;

/** Milliseconds that new connections are waited for to become none, beyond the delay. */
const settling = 5_000;

/**
 * Until five looks in a row have found that nothing was added, at most so many milliseconds. Looks and not time: each comes
 * after what had arrived was read, however seldom a busy machine lets this process run. What is done next is done at once
 * after such a reading.
 */
const untilQuiet = async (count: () => number, most = Infinity): Promise<void> => {
  const end = performance.now() + most;
  let before = count();
  for (let looks = 0; looks < quiet.looks && performance.now() < end; looks += 1) {
    await pause(quiet.apart);
    await turn();
    if (count() !== before) looks = -1;
    before = count();
  }
};

/** Lets nobody in any more, and waits for the end of those who are: idle ones are closed once nobody sends anything. */
const close = async (server: Server, state: Answering): Promise<void> => {
  let isClosed = false;
  // The server of HTTP would cut idle connections in this moment, with what is on its way to them.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => {
      isClosed = true;
      resolve();
    });
  });
  const closeIdle = async (): Promise<void> => {
    while (!isClosed) {
      await untilQuiet(() => state.requests);
      server.closeIdleConnections();
    }
  };
  await Promise.race([closed, closeIdle()]);
};

/**
 * Stops without losing a request. For `delay` milliseconds requests are taken, and each answer asks for no further one on
 * its connection: whoever sends them has time to hear that this process is not ready, and to turn to another one. Callers
 * who come back all the same keep their connections after it, until none makes a new one: when nobody is let in any more,
 * none of them is at the door, where the system would turn them away with what they have sent. Then what runs may finish,
 * each connection ends with its next answer, and idle ones are closed. After `limit` milliseconds in all, connections are
 * cut.
 */
export const stopListening = async (
  server: Server,
  { delay, limit }: { delay: number; limit: number },
): Promise<void> => {
  const last = setTimeout(() => server.closeAllConnections(), limit);
  const state = answering.get(server) ?? nothing();
  const say = (saysGoodbye: boolean): void => {
    state.saysGoodbye = saysGoodbye;
    if (saysGoodbye) for (const socket of state.sockets) sayGoodbye(state.answers.get(socket));
  };
  say(true);
  if (delay > 0) {
    await pause(delay);
    say(false);
    await untilQuiet(() => state.connections, Math.min(settling, limit / 2));
    say(true);
  }
  await close(server, state);
  clearTimeout(last);
};
