import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { observedPorts } from '../platform/metrics/observedPorts';
import { startTracing } from '../platform/tracing/tracing';
import { makeUser } from '../testing/factories';
import { useTestServer } from '../testing/useTestServer';
import { startJobWorker } from './jobWorker';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const server = useTestServer();
const log = pino({ level: 'silent' });
const spans: Span[] = [];
const take = async (request: IncomingMessage): Promise<void> => {
  const { resourceSpans } = (await json(request)) as Sent;
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
};
let collector: Server;
let address: string;
beforeAll(async () => {
  collector = createServer((request, response) => {
    void take(request).then(() => response.setHeader('Content-Type', 'application/json').end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
/** The names of a step and of those around it, the outermost first. */
const pathOf = (span: Span | undefined): string[] =>
  span === undefined ? [] : [...pathOf(spans.find(({ spanId }) => spanId === span.parentSpanId)), span.name];

test('a trace leads from a call to its statements, to the job that it has caused and on to the mail server', async () => {
  const tracing = await startTracing({ collector: address, share: 1 }, 'api', log);
  const who = await makeUser();
  const email = 'dana@harbor.example';
  await (await server.as(who)).call('verifyContact', { body: { entityKey: email } });
  const worker = await startJobWorker({
    config: server.config,
    ports: observedPorts(server.ports),
    logger: log,
  });
  await expect.poll(() => server.ports.mail.sent.map(({ to }) => to), { timeout: 10_000 }).toEqual([email]);
  await server.client.call('getMe').catch(() => undefined);
  await worker.stop(1_000);
  await tracing.stop();

  const paths = spans.map((span) => pathOf(span).join(' > '));
  expect(paths).toContain('verifyContact > send-mail > mail send');
  expect(paths).toContain('verifyContact > verified-email-check');
  const call = spans.find(({ name }) => name === 'verifyContact');
  expect(attributesOf(call as Span)).toMatchObject({
    'http.response.status_code': 202,
    userId: who.userId,
  });
  const refused = spans.find(({ name }) => name === 'getMe') as Span;
  expect(attributesOf(refused)).toMatchObject({
    'error.type': 'no-session',
    'http.response.status_code': 401,
  });
  expect(refused.status.code ?? 0).toBe(0);
  // Of people there is nothing but numbers.
  expect(JSON.stringify(spans)).not.toContain(email);
});

test('what is not traced says nothing, and a collector that is away holds nobody up', async () => {
  spans.length = 0;
  const client = await server.as(await makeUser());
  await client.call('getMe');
  const none = await startTracing({ collector: address, share: 0 }, 'api', log);
  await client.call('getMe');
  await none.stop();
  expect(spans).toEqual([]);
  const away = await startTracing({ collector: 'http://127.0.0.1:9', share: 1 }, 'api', log);
  await client.call('getMe');
  await away.stop();
});
