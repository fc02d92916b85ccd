import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { listen, stopListening } from '@dispatch/api/listen';
import { startMeasuring } from '@dispatch/api/figures';
import { metricsListener } from '@dispatch/api/metricsListener';
import { startTracing } from '@dispatch/api/tracing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { callUsers, useIdentity } from './testing/useIdentity';

const identity = useIdentity();
const log = pino({ level: 'silent' });
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = async (path: string, method = 'GET'): Promise<number> =>
  (await fetch(`${identity.address}${path}`, { method, headers: { connection: 'close' } })).status;

test('requests are told by method, route and status; nobody makes up a route', async () => {
  startMeasuring();
  await ask('/oauth2/default/.well-known/openid-configuration');
  await ask('/oauth2/default/v1/made-up-by-somebody');
  await ask('/signin/made-up-by-somebody');
  await ask('/signin/forgot-password');
  await ask('/made-up-by-somebody');
  await callUsers(identity, 'GET', '/users/made-up-by-somebody');
  const server = await listen(
    metricsListener(log, () => Promise.resolve()),
    0,
    '127.0.0.1',
  );
  const text = await (await fetch(`${addressOf(server)}/metrics`)).text();
  await stopListening(server, { delay: 0, limit: 0 });
  const told = [...text.matchAll(/^dispatch_call_duration_seconds_count\{(.*)\} 1$/gm)].map(
    ([, labels]) => labels,
  );
  expect(told.toSorted()).toEqual([
    'operation="GET /api/v1/users/:user",status="404"',
    'operation="GET /oauth2/default/.well-known/openid-configuration",status="200"',
    'operation="GET /oauth2/default/…",status="404"',
    'operation="GET /signin/:uid",status="400"',
    'operation="GET /signin/forgot-password",status="200"',
    'operation="GET other",status="404"',
  ]);
});

type Span = {
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: object }[];
};

test('a trace leads from a request to its statements', async () => {
  const spans: Span[] = [];
  const take = async (request: IncomingMessage): Promise<void> => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  };
  const collector = createServer((request, response) => {
    void take(request).then(() => response.setHeader('Content-Type', 'application/json').end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const tracing = await startTracing({ collector: addressOf(collector), share: 1 }, 'identity', log);
  await callUsers(identity, 'GET', '/users/nobody@news.example');
  await tracing.stop();
  collector.close();
  const request = spans.find(({ name }) => name === 'GET sign-in');
  expect(request?.attributes).toContainEqual({
    key: 'http.route',
    value: { stringValue: '/api/v1/users/:user' },
  });
  expect(spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).length).toBeGreaterThan(0);
});
