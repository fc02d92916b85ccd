import { operationTable } from '@dispatch/contract';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type Database, openDatabase } from '../../harness/database';
import { demo } from '../../harness/people';
import { type Place, placeOf } from '../../harness/place';
import { signInByCalls } from '../../harness/signInByCalls';
import { say, withProduct } from '../withProduct';
import { needsSession, type Shape, shapes } from './shapes';

/** The longest that anybody may wait for an answer meanwhile, in milliseconds. */
const mostWait = 100;

/** Four times as much may take this much longer; what takes less than the second is noise, in milliseconds. */
const linear = { times: 8, noise: 40 };

/** Of several tries the best counts: what else the machine does can only add to it. */
const tries = 4;

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const send = (place: Place, { method, path, headers, body }: Sent, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(place.product);
    const sending = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', () => resolve(0));
    });
    sending.on('error', () => resolve(0));
    sending.end(body);
  });

async function longestWait(place: Place, agent: Agent, work: Promise<unknown>): Promise<number> {
  let running = 1;
  void work.finally(() => (running -= 1));
  const health = { method: 'GET', path: '/api/health/live', headers: {} };
  let longest = 0;
  do {
    const begin = performance.now();
    await send(place, health, agent);
    longest = Math.max(longest, performance.now() - begin);
  } while (running > 0);
  return longest;
}

const toSend = (shape: Shape, token: string, bytes: number): Sent => {
  const { method, path } = operationTable[shape.operationId];
  const { body, query = '', headers = {}, type = 'application/json' } = shape.request(bytes);
  return {
    method: method.toUpperCase(),
    path: `/api${path}${query}`,
    headers: {
      ...(body === undefined
        ? {}
        : { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) }),
      ...(needsSession(shape) ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body,
  };
};

interface Measured {
  status: number;
  wait: number;
  took: number;
}

async function measure(place: Place, database: Database, sent: Sent): Promise<Measured> {
  const agents = { health: new Agent({ keepAlive: true }), hostile: new Agent({ keepAlive: true }) };
  const best: Measured = { status: 0, wait: Infinity, took: Infinity };
  for (let turn = 0; turn < tries; turn += 1) {
    await database.rows('delete from rate_limits');
    const begin = performance.now();
    const hostile = send(place, sent, agents.hostile).then((status) => {
      best.status = status;
      best.took = Math.min(best.took, performance.now() - begin);
    });
    best.wait = Math.min(best.wait, await longestWait(place, agents.health, hostile));
    await hostile;
  }
  for (const agent of Object.values(agents)) agent.destroy();
  return best;
}

/** Callers who begin a body and never go on; how long a health check waits while so many of them do. */
async function slowCallers(place: Place, count: number): Promise<number> {
  const { hostname, port } = new URL(place.product);
  const head =
    'POST /api/quote HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n{';
  const lines = Array.from({ length: count }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  await Promise.all(lines.map((line) => new Promise<void>((resolve) => line.write(head, () => resolve()))));
  const agent = new Agent({ keepAlive: true });
  let longest = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    longest = Math.max(longest, await longestWait(place, agent, Promise.resolve()));
  }
  for (const line of lines) line.destroy();
  agent.destroy();
  return longest;
}

async function judge(place: Place): Promise<boolean> {
  const database = openDatabase(place.databaseUrl);
  const token = await signInByCalls(place, demo('customer'));
  let isGood = true;
  say(
    `Status, longest wait of a health check, and time of the answer in milliseconds, for a quarter and the whole:`,
  );
  for (const shape of shapes) {
    const quarter = await measure(place, database, toSend(shape, token, shape.most / 4));
    const whole = await measure(place, database, toSend(shape, token, shape.most));
    const isLinear = whole.took < Math.max(linear.noise, quarter.took * linear.times);
    const holds = whole.wait < mostWait && isLinear && whole.status < 500 && whole.status > 0;
    isGood &&= holds;
    const figures = [quarter, whole].map(
      ({ wait, took }) => `${wait.toFixed(0).padStart(5)} ${took.toFixed(0).padStart(5)}`,
    );
    say(`${holds ? ' ' : '!'} ${whole.status} ${figures.join('  ')}  ${shape.operationId}: ${shape.name}`);
  }
  const waited = await slowCallers(place, 100);
  isGood &&= waited < mostWait;
  say(`100 callers who never end their body: ${waited.toFixed(0)} ms`);
  await database.close();
  if (!isGood)
    say(
      `A '!' stands where somebody waited ${mostWait} ms, the cost grew faster than the size, or the answer was no refusal.`,
    );
  return isGood;
}

await withProduct(4700, ({ ready }) => judge(placeOf(ready)));
