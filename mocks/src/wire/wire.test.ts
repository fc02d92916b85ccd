import { createHmac, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMail, type RunningMail } from '../mail/server';
import { testSettings } from '../testing/settings';
import type { Receipt } from './stories';

const settings = testSettings();
let mail: RunningMail;
beforeEach(async () => {
  mail = await startMail(settings);
});
afterEach(() => mail.close());

const at = (path: string) => `${mail.inbox.address}/wire${path}`;
const body = JSON.stringify({ title: 'One <b>two</b>' });

const post = (id: string, signed = body) =>
  fetch(at('/stories'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      'x-hub-signature-256': `sha256=${createHmac('sha256', settings.wireSecret).update(signed).digest('hex')}`,
    },
    body,
  });
const next = (fate: string) => fetch(at('/next'), { method: 'POST', body: new URLSearchParams({ fate }) });

test('a story is taken once, whatever becomes of the answers, and stands on its page', async () => {
  const id = randomUUID();
  expect((await post(id, 'something else')).status).toBe(401);
  expect((await post('')).status).toBe(400);
  await next('refuse');
  expect((await post(id)).status).toBe(503);
  await next('lose');
  await expect(post(id)).rejects.toThrow();
  const first = (await (await post(id)).json()) as Receipt;
  expect(await (await post(id)).json()).toEqual(first);
  const list = await (await fetch(at(''))).text();
  expect(list).toContain('One &lt;b&gt;two&lt;/b&gt;');
  expect(list).toContain('came 3 times');
  expect(await (await fetch(at(`/stories/${id}`))).text()).toContain(first.EraId);
  const other = (await (await post(randomUUID())).json()) as Receipt;
  expect(other.EraId).not.toBe(first.EraId);
});

test('messages of webhooks stand on a page with their signatures, and are refused when that is asked for', async () => {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': '1795180800',
    'webhook-signature': 'v1,a v1,b',
  };
  const send = async () =>
    (await fetch(at('/hooks/press'), { method: 'POST', headers, body: '{"type":"<b>webhook.test</b>"}' }))
      .status;
  const fate = (name: string) =>
    fetch(at('/hooks'), { method: 'POST', body: new URLSearchParams({ fate: name }) });
  await fate('refuse');
  expect(await send()).toBe(503);
  await fate('take');
  expect([await send(), await send()]).toEqual([200, 200]);
  const page = await (await fetch(at('/hooks'))).text();
  for (const said of ['msg_1', '1795180800', 'v1,a v1,b', '2 times', '&lt;b&gt;webhook.test'])
    expect(page).toContain(said);
});
