import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { listen, stopListening } from '../../platform/http/listen';
import { enqueue } from '../../platform/jobs/queue';
import { observed, registry, startMeasuring } from '../../platform/metrics/figures';
import { metricsListener } from '../../platform/metrics/metricsListener';
import { now } from '../../platform/settings/clock';
import { makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';
import { readFigures } from './queueFigures';

const server = useTestServer();
const log = pino({ level: 'silent' });
let address: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  startMeasuring();
  const listening = await listen(
    metricsListener(log, () => readFigures(now(), log)),
    0,
    '127.0.0.1',
  );
  address = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  stop = () => stopListening(listening, { delay: 0, limit: 0 });
});
afterAll(() => stop());

const figures = async (): Promise<string> => (await fetch(`${address}/metrics`)).text();

test('calls are told by their operation and status, pages as pages, and nothing else is answered', async () => {
  const client = await server.as(await makeUser());
  await client.call('getMe');
  await client.call('getMe');
  await server.send('/api/users/me');
  await server.send('/welcome');
  const text = await figures();
  expect(text).toMatch(/^dispatch_call_duration_seconds_count\{operation="getMe",status="200"\} 2$/m);
  expect(text).toMatch(/^dispatch_call_duration_seconds_count\{operation="getMe",status="401"\} 1$/m);
  expect(text).toMatch(/^dispatch_call_duration_seconds_count\{operation="page",status="\d+"\} \d+$/m);
  expect((await fetch(`${address}/`)).status).toBe(404);
});

test('queues tell what waits and for how long; a database that is away is a figure', async () => {
  await enqueue('settle-payment', { intentId: 'pi_1', provider: 'stripe' });
  await execute(
    `update jobs.job set created_on = now() - interval '90 seconds' where name = 'settle-payment'`,
  );
  const text = await figures();
  expect(text).toContain('dispatch_queue_jobs{job="settle-payment",state="waiting"} 1');
  const [, waited] = /^dispatch_queue_oldest_seconds\{job="settle-payment"\} (\S+)$/m.exec(text) ?? [];
  expect(Number(waited)).toBeGreaterThan(0);
  expect(text).toMatch(/^dispatch_database_up 1$/m);
  await execute('alter table worker_heartbeat rename to heartbeat_elsewhere');
  expect(await figures()).toMatch(/^dispatch_database_up 0$/m);
  await execute('alter table heartbeat_elsewhere rename to worker_heartbeat');
});

test('steps of outside services are told with their outcome, and go on as they were', async () => {
  const mail = observed('mail', server.ports.mail);
  const sent = { to: 'dana@news.example', subject: 'x', text: 'x', html: 'x' };
  await mail.send(sent);
  server.ports.mail.down = true;
  await expect(mail.send(sent)).rejects.toThrow('switched off');
  server.ports.mail.down = false;
  const text = await figures();
  expect(text).toContain(
    'dispatch_outside_duration_seconds_count{service="mail",step="send",outcome="ok"} 1',
  );
  expect(text).toContain(
    'dispatch_outside_duration_seconds_count{service="mail",step="send",outcome="Error"} 1',
  );
});

test.each(['alerts.yaml', 'dashboard.json'])('%s asks for figures that there are', async (file) => {
  const text = readFileSync(
    new URL(`../../../../docs/operations/prometheus/${file}`, import.meta.url),
    'utf8',
  );
  const known = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const asked = [...text.matchAll(/\b(?:dispatch|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(count|bucket|sum)$/, ''),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
