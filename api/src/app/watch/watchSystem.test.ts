import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import { now } from '../../platform/settings/clock';
import { showProcess } from '../../platform/processes/processes';
import { makeUser } from '../../testing/factories';
import { useTestServer } from '../../testing/useTestServer';
import { endLook, takeLook } from './troubleRows';
import { lookOnce } from './watchSystem';

const server = useTestServer();
const log = pino({ level: 'silent' });
let minute = 0;
const at = () => new Date(now().getTime() + minute * 60_000);

beforeEach(async () => {
  minute = 0;
  Object.assign(server.ports.mail, { down: false });
  server.ports.payments.stripe.down = false;
  await execute('delete from system_troubles');
  await execute('update system_watch set looked_at = null, busy_until = null');
});

const lookNow = (differences: object = {}): Promise<void> => {
  const told = { publicUrl: server.url, operatorMailbox: 'operator@news.example' };
  const config = { ...server.config, ...told, ...differences };
  return lookOnce({ config, ports: server.ports, now: at, log });
};

/** A look of the next minute; answers to whom it has sent mails, and their subjects. */
const look = async (differences: object = {}): Promise<string[]> => {
  minute += 1;
  const before = server.ports.mail.sent.length;
  await lookNow(differences);
  return server.ports.mail.sent.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
};

const hearAlerts = async () => {
  const heard: unknown[] = [];
  const listening = createServer((request, response) => {
    void json(request).then((body) => {
      heard.push(body);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/alerts`, stop: () => listening.close() };
};

test('what is wrong twice is told once, in one mail, and once more when it is over', async () => {
  // Of the tests' own surroundings these two are invented, and the clock may be days ahead.
  const always = /^operator@news.example: Dispatch needs you: (Clock, )?(Sign-in, )?Worker(, Sign-in)?$/;
  expect(await look()).toEqual([]);
  const [first, ...more] = await look();
  expect(first).toMatch(always);
  expect(more).toEqual([]);
  expect(server.ports.mail.sent.at(-1)?.text).toContain('To mend it: start the worker, and read its log.');
  expect(await look()).toEqual([]);

  server.ports.payments.stripe.down = true;
  // Of many processes one looks in a minute, and that minute was looked at.
  await Promise.all(Array.from({ length: 5 }, () => lookNow()));
  expect(await look()).toEqual([]);
  expect(await look()).toEqual(['operator@news.example: Dispatch needs you: Stripe']);
  server.ports.payments.stripe.down = false;
  expect(await look()).toEqual(['operator@news.example: Dispatch: over, Stripe']);
  expect(server.ports.mail.sent.at(-1)?.text).toContain('Stripe: all is well again.');
  expect(await look()).toEqual([]);

  // One that takes longer than a minute has its turn until it ends: half of it would be taken for the whole.
  const { reach } = server.ports.mail;
  let go = (): void => undefined;
  server.ports.mail.reach = () => new Promise((resolve) => (go = resolve));
  minute += 1;
  const long = lookNow();
  await expect.poll(() => go.length).toBe(1);
  minute += 1;
  expect(await takeLook(at())).toBe(false);
  go();
  await long;
  server.ports.mail.reach = reach;
  const next = at();
  expect(await takeLook(next)).toBe(true);
  await endLook(next);

  // What comes and goes within a minute is told to nobody.
  server.ports.payments.stripe.down = true;
  await look();
  server.ports.payments.stripe.down = false;
  expect(await look()).toEqual([]);
  expect(await look()).toEqual([]);
});

test('a mail server that is away is told by the other way, and by mail once it is back', async () => {
  const { heard, url, stop } = await hearAlerts();
  await look();
  await look();
  Object.assign(server.ports.mail, { down: true });
  await look();
  expect(await look()).toEqual([]);
  expect(await look({ alertWebhookUrl: url })).toEqual([]);
  expect(heard).toEqual([
    {
      text: 'Dispatch needs you: Mail',
      site: server.url,
      began: [expect.objectContaining({ name: 'Mail', said: 'The mail server is switched off.' })],
      ended: [],
    },
  ]);
  Object.assign(server.ports.mail, { down: false });
  expect(await look({ alertWebhookUrl: url })).toEqual(['operator@news.example: Dispatch: over, Mail']);
  expect(heard).toHaveLength(2);
  stop();
});

test('jobs that wait, books that differ and a process that was killed are told too, and shown to administrators', async () => {
  await execute(
    `insert into jobs.job (name, data, created_on) values ('settle-payment', '{}', now() - interval '1 hour')`,
  );
  await execute(
    `insert into provider_differences (kind, subject, since, seen_at) values ('amount', 'pi_1', now(), now())`,
  );
  await execute(`insert into processes (process_id, kind, version, node, host, pid, started_at, seen_at)
    values (gen_random_uuid(), 'worker', '0.0.9', '24.0.0', 'news-2', 411, now(), now() - interval '50 seconds')`);
  await look();
  expect((await look()).join()).toMatch(/Books, .*Jobs, .*Processes/);
  const mail = server.ports.mail.sent.at(-1)?.text ?? '';
  expect(mail).toContain(`${server.url}/admin/system`);
  expect(mail).toContain('worker 411 on news-2');

  const shown = showProcess('api', log);
  const client = await server.as(await makeUser({ group: 'ADMIN' }));
  server.ports.payments.stripe.down = true;
  const { checks } = (await client.call('checkSystem')).data;
  expect(checks.filter(({ name, mend }) => name === 'Stripe' && mend !== null)).toHaveLength(1);
  expect(checks.find(({ name }) => name === 'Jobs')).toMatchObject({ place: '/admin/failed-jobs' });
  const system = async () => (await client.call('getSystem')).data;
  await expect
    .poll(async () => (await system()).processes.map(({ kind, isSilent }) => [kind, isSilent]))
    .toEqual([
      ['api', false],
      ['worker', true],
    ]);
  expect((await system()).queues).toMatchObject([{ name: 'settle-payment', waiting: 1 }]);
  // One that ends says so, and is not missed.
  await shown.stop();
  expect((await system()).processes).toHaveLength(1);
});
