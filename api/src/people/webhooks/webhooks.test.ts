import { randomUUID } from 'node:crypto';
import { type Client, type RequestBody, webhookEvents } from '@dispatch/contract';
import { readContract, webhooksOf } from '@dispatch/contract/document';
import { Schemas } from '@dispatch/contract/document/schemas';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resealAll } from '../../app/everyRoom/resealAll';
import { deliverDueJob } from '../../releases/delivery/deliverToSubscriber';
import { publishDueRelease } from '../../releases/publishing/publishDueRelease';
import { execute, inTransaction } from '../../platform/database/database';
import { unseal } from '../../platform/ports/sealing';
import { NotTaken } from '../../platform/ports/wire/wirePort';
import { now, setClock } from '../../platform/settings/clock';
import { doJob } from '../../testing/doJob';
import { makeUser } from '../../testing/factories';
import { makeRelease } from '../../testing/makeRelease';
import { Payer, refusalOf } from '../../testing/payer';
import { runJobs } from '../../testing/runJobs';
import { useTestServer } from '../../testing/useTestServer';
import { waitingFor } from '../../testing/waitingFor';
import { webhookOwner } from './webhookSecret';
import { forgetWebhookMessages, sendWebhooksDueJob } from './sendWebhooks';

const server = useTestServer();
beforeEach(() => {
  server.ports.webhooks.sent.length = 0;
  server.ports.webhooks.answers.clear();
});
afterEach(() => setClock(null));

let count = 0;
const add = async (owner: Client, given: Partial<RequestBody<'createWebhook'>> = {}) => {
  count += 1;
  const body = { address: `https://press${count}.example/hook`, events: [...webhookEvents], ...given };
  const { data } = await owner.call('createWebhook', { body });
  return { ...data, id: data.webhook.id, address: data.webhook.address, path: { id: data.webhook.id } };
};

const contract = readContract(new URL('../../../../openapi.yaml', import.meta.url));
const schemas = new Schemas(contract);
const described = new Map(webhooksOf(contract).map((one) => [one.event, one.pointer]));

type Sent = { type: string; timestamp: string; data: Record<string, unknown> };
/** What an address was sent, in its order. */
const sentTo = async (address: string): Promise<Sent[]> => {
  await runJobs(server);
  return server.ports.webhooks.sent
    .filter((one) => one.address === address)
    .map(({ body }) => {
      const message = JSON.parse(body) as Sent;
      expect(schemas.errors(described.get(message.type) ?? '', message)).toEqual([]);
      return message;
    });
};
const typesTo = async (address: string) => (await sentTo(address)).map(({ type }) => type);
const later = async (hours: number): Promise<void> => {
  setClock(new Date(now().getTime() + hours * 3_600_000));
  await doJob(server, sendWebhooksDueJob.handler, {});
  await runJobs(server);
};
const mailsTo = async ({ email }: { email: string }): Promise<string[]> => {
  await runJobs(server);
  return server.ports.mail.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
};
const code = async (call: Promise<unknown>): Promise<string> => {
  const { status, problem } = await refusalOf(call);
  return `${status} ${problem.code}`;
};

/** A release of the customer that waits for its hour, which has come. */
const due = async (customer: Awaited<ReturnType<typeof makeUser>>) =>
  makeRelease(
    customer,
    { paid: true, releaseDate: new Date(now().getTime() - 60_000) },
    'PendingDistribution',
  );
const publish = async (release: { distributionId: number }): Promise<void> => {
  await doJob(server, publishDueRelease, { distributionId: release.distributionId });
  await runJobs(server);
};

describe('what a webhook hears', () => {
  test('what becomes of a release and why, and nothing of those of others', async () => {
    const customer = await makeUser();
    const [owner, admin] = [await server.as(customer), await server.as(await makeUser({ group: 'ADMIN' }))];
    const { address } = await add(owner);
    const elsewhere = await add(await server.as(await makeUser()));
    const release = await makeRelease(customer, { paid: true }, 'PendingEditorialReview');
    const path = { id: release.distributionId };
    const { data: opened } = await admin.call('openReview', { path });
    await admin.call('holdRelease', {
      path,
      body: { reasons: [{ text: 'Who says so?' }], kind: 'onHold' },
    });
    await owner.call('submitRelease', { path });
    await admin.call('openReview', { path });
    await admin.call('approveRelease', { path, body: { release: 'scheduled' } });
    setClock(new Date(now().getTime() + 30 * 86_400_000));
    await publish(release);
    setClock(null);
    await admin.call('takeDownRelease', { path, body: { reason: 'It was not theirs.' } });
    const sent = await sentTo(address);
    expect(sent.map(({ type, data }) => [type, data['state'], data['reasons']])).toEqual([
      ['release.held', 'OnHold', ['Who says so?']],
      ['release.submitted', 'PendingEditorialReview', []],
      ['release.approved', 'PendingDistribution', []],
      ['release.published', 'Published', []],
      ['release.withdrawn', 'Deleted', ['It was not theirs.']],
    ]);
    const { prwebPressReleaseId: PRID, headline } = opened.release;
    const known = { distributionId: path.id, PRID, headline, delivery: null };
    expect(sent[0]?.data).toMatchObject({ ...known, address: null });
    expect(sent[3]?.data['address']).toMatch(new RegExp(`^http.*/news/.*-${PRID}$`));
    expect(await sentTo(elsewhere.address)).toEqual([]);
  });

  test('nothing when it is removed in that moment, and the release is moved all the same', async () => {
    const customer = await makeUser();
    const { id } = await add(await server.as(customer));
    const admin = await server.as(await makeUser({ group: 'ADMIN' }));
    const release = await makeRelease(customer, { paid: true }, 'Published');
    const path = { id: release.distributionId };
    const { move } = await inTransaction(async () => {
      await execute('delete from webhooks where webhook_id = $1', [id]);
      const begun = admin.call('takeDownRelease', { path, body: { reason: 'It was not theirs.' } });
      await expect.poll(() => waitingFor('webhooks')).toBeGreaterThan(0);
      return { move: begun };
    });
    expect((await move).status).toBe(200);
  });

  test('which subscribers have taken a release, and which were given up', async () => {
    const customer = await makeUser();
    const { address } = await add(await server.as(customer), {
      events: ['release.delivered', 'release.failed'],
    });
    const admin = await server.as(await makeUser({ group: 'ADMIN' }));
    for (const name of ['Takes it', 'Refuses it']) {
      const url = `https://${name.slice(0, 5)}.example/`.toLowerCase();
      const body = { name, kind: 'push' as const, address: url, firstDay: '2001-11-20' };
      await admin.call('createSubscriber', { body });
      if (name === 'Refuses it') server.ports.wire.refuses.set(url, new NotTaken('refused', 'No.'));
    }
    await publish(await due(customer));
    const of = (receiver: string) => ({ receiver, occasion: 'first' });
    const told = async () => (await sentTo(address)).map(({ type, data }) => [type, data['delivery']]);
    expect(await told()).toEqual([['release.delivered', of('Takes it')]]);
    await execute(`update deliveries set tries = 8, try_at = now() where state = 'queued'`);
    await execute('update subscribers set removed_at = now() where name = $1', ['Takes it']);
    await doJob(server, deliverDueJob.handler, {});
    expect((await told()).at(-1)).toEqual(['release.failed', of('Refuses it')]);
  });

  test('that an order was paid, and what went back of it', async () => {
    const payer = await Payer.at(server, { package: '200', cjl: 0 });
    const { address } = await add(payer.client, { events: ['order.refunded', 'order.paid'] });
    await payer.capture(await payer.authorised({ amount: 360 }));
    const { firstOrderId: orderId } = await payer.paid();
    if (orderId === null) throw new Error('The release is not paid.');
    const [finance, admin] = [
      await server.as(await makeUser({ group: 'FINANCE' })),
      await server.as(await makeUser({ group: 'ADMIN' })),
    ];
    const headers = () => ({ headers: { 'Idempotency-Key': randomUUID() } });
    const body = { orderId, amount: 100, reason: 'Other' as const, note: 'Chosen by mistake.' };
    const { data } = await finance.call('createRefundRequest', { ...headers(), body });
    const { orderRefundRequestId } = data;
    const decision = { orderRefundRequestId, status: 'approved' as const };
    await admin.call('setRefundStatus', { ...headers(), body: decision });
    const order = {
      orderNumber: orderId,
      purpose: 'release',
      amount: 360,
      distributionId: payer.id,
    };
    expect((await sentTo(address)).map(({ type, data: said }) => ({ type, ...said }))).toEqual([
      { type: 'order.paid', ...order, refundedAmount: 0 },
      { type: 'order.refunded', ...order, refundedAmount: 100 },
    ]);
  });
});

describe('a receiver that takes nothing', () => {
  test('is tried for three days, its owner is told, it is switched off, and gets all later', async () => {
    const customer = await makeUser();
    const owner = await server.as(customer);
    const { id, path, address } = await add(owner, { events: ['release.published'] });
    server.ports.webhooks.answers.set(address, 503);
    setClock(new Date('2026-11-20T12:00:00.000Z'));
    await publish(await due(customer));
    const messages = async () => (await owner.call('listWebhookMessages', { path })).data;
    const webhook = async () => (await owner.call('listWebhooks')).data[0];
    expect(await messages()).toMatchObject([
      { type: 'release.published', state: 'pending', tries: 1, problem: 'The receiver answers 503.' },
    ]);
    expect(await webhook()).toMatchObject({
      isOn: true,
      failingDate: '2026-11-20T12:00:00.000Z',
      pending: 1,
    });
    for (let hour = 1; hour < 24; hour += 1) await later(1);
    expect(await mailsTo(customer)).not.toContain('A webhook takes nothing');
    for (let hour = 24; hour < 71; hour += 1) await later(1);
    expect((await mailsTo(customer)).filter((one) => one === 'A webhook takes nothing')).toHaveLength(1);
    await publish(await due(customer));
    for (let hour = 71; hour < 76; hour += 1) await later(1);
    expect((await mailsTo(customer)).filter((one) => one === 'A webhook was switched off')).toHaveLength(1);
    expect(await webhook()).toMatchObject({ isOn: false, offBecause: 'failures', pending: 0, failed: 2 });

    await publish(await due(customer));
    expect((await messages())[0]).toMatchObject({
      state: 'failed',
      tries: 0,
      problem: 'The webhook was off.',
    });
    expect(await code(owner.call('replayWebhook', { path }))).toBe('409 webhook-off');
    expect(await code(owner.call('testWebhook', { path }))).toBe('409 webhook-off');
    server.ports.webhooks.answers.clear();
    const body = { address, events: ['release.published' as const], isOn: true };
    await owner.call('saveWebhook', { path, body });
    expect(await typesTo(address)).toEqual([]);
    expect((await owner.call('replayWebhook', { path })).data).toEqual({ count: 3 });
    expect((await owner.call('replayWebhook', { path })).data).toEqual({ count: 0 });
    expect(await typesTo(address)).toEqual(Array.from({ length: 3 }, () => 'release.published'));
    expect(await webhook()).toMatchObject({ id, isOn: true, failingDate: null, failed: 0 });
    const last = (await messages()).at(-1)?.id ?? '';
    const { tries, body: sent } = (await owner.call('getWebhookMessage', { path: { id: last } })).data;
    expect(tries[0]).toMatchObject({ status: 204, problem: null });
    expect(tries[1]).toMatchObject({ status: 503, answer: 'No.', problem: 'The receiver answers 503.' });
    const ofLast = server.ports.webhooks.sent.find((one) => one.id === last);
    expect(sent).toBe(ofLast?.body);
    await owner.call('sendWebhookMessageAgain', { path: { id: last } });
    expect((await sentTo(address)).map(({ timestamp }) => timestamp)).toHaveLength(4);
    expect(server.ports.webhooks.sent.filter((one) => one.id === last)).toHaveLength(2);
    await forgetWebhookMessages(30, new Date(now().getTime() + 31 * 86_400_000));
    expect(await messages()).toEqual([]);
  });

  test('keeps no other message waiting, and one that is gone is switched off at once', async () => {
    const customer = await makeUser();
    const owner = await server.as(customer);
    const { path, address } = await add(owner);
    const messages = async () => (await owner.call('listWebhookMessages', { path })).data;
    server.ports.webhooks.answers.set(address, 400);
    await owner.call('testWebhook', { path });
    await runJobs(server);
    server.ports.webhooks.answers.clear();
    await publish(await due(customer));
    expect(await typesTo(address)).toEqual(['release.published']);
    expect((await messages()).map(({ state }) => state)).toEqual(['delivered', 'pending']);
    server.ports.webhooks.answers.set(address, 410);
    await owner.call('testWebhook', { path });
    expect(await mailsTo(customer)).toContain('A webhook was switched off');
    expect((await owner.call('listWebhooks')).data[0]).toMatchObject({ isOn: false, offBecause: 'gone' });
  });
});

describe('a webhook', () => {
  test('has a secret that is shown once and changed for another while both are good', async () => {
    const customer = await makeUser();
    const owner = await server.as(customer);
    const { secret, path, address } = await add(owner);
    expect(await mailsTo(customer)).toContain('A webhook was added');
    const [kept] = await execute<{ row: string }>(
      'select w::text as row from webhooks w where address = $1',
      [address],
    );
    expect(kept?.row).not.toContain(secret.slice(6, 40));
    const { data: renewed } = await owner.call('renewWebhookSecret', { path });
    expect(renewed.webhook.secondSecretUntil).toMatch(/Z$/);
    expect(await mailsTo(customer)).toContain('A webhook has a new secret');
    const moved = `${address}/moved`;
    await owner.call('saveWebhook', {
      path,
      body: { address: moved, events: [...webhookEvents], isOn: true },
    });
    expect(await mailsTo(customer)).toContain('A webhook has another address');
    expect(server.ports.mail.sent.at(-1)?.text).toContain(`what was sent to ${address} is sent to ${moved}`);
    await owner.call('saveWebhook', { path, body: { address, events: [...webhookEvents], isOn: true } });
    const signedBy = async () => {
      await owner.call('testWebhook', { path });
      await sentTo(address);
      return server.ports.webhooks.sent.at(-1)?.secrets;
    };
    expect(await signedBy()).toEqual([renewed.secret, secret]);
    setClock(new Date(now().getTime() + 25 * 3_600_000));
    const again = await server.as(customer);
    await again.call('testWebhook', { path });
    await sentTo(address);
    expect(server.ports.webhooks.sent.at(-1)?.secrets).toEqual([renewed.secret]);
    // A key of the operator that is replaced leaves it readable.
    const [first] = server.config.social.tokenKeys;
    const other = { name: 'next', key: Buffer.alloc(32, 7) };
    await resealAll(first === undefined ? [other] : [other, first]);
    const [sealed] = await execute<{ secret: string }>(
      'select sealed_secret as secret from webhooks where address = $1',
      [address],
    );
    expect(unseal([other], webhookOwner(path.id), sealed?.secret ?? '')).toBe(renewed.secret);
    if (first !== undefined) await resealAll([first, other]);
  });

  test('belongs to its account: ten at the most, each address once, none by staff in its place', async () => {
    const customer = await makeUser();
    const owner = await server.as(customer);
    const { path, address, webhook } = await add(owner);
    expect(await code(add(owner, { address }))).toBe('409 webhook-address-taken');
    expect(await code(add(owner, { address: 'http://10.0.0.8/hook' }))).toBe('400 invalid-input');
    const second = await add(owner, { events: ['release.held'] });
    const body = { address: ` ${address} `, events: webhook.events, isOn: true };
    expect(await code(owner.call('saveWebhook', { path: second.path, body }))).toBe(
      '409 webhook-address-taken',
    );
    await Promise.allSettled(Array.from({ length: 9 }, () => add(owner)));
    expect((await owner.call('listWebhooks')).data).toHaveLength(10);
    expect(await code(add(owner))).toBe('409 webhooks-full');
    await owner.call('deleteWebhook', { path });
    await add(owner);
    const token = { name: 'Program', scopes: ['webhooks.read' as const], days: 7 };
    const program = server.withToken((await owner.call('createAccessToken', { body: token })).data.token);
    expect((await program.call('listWebhooks')).data).toHaveLength(10);
    expect(await code(program.call('testWebhook', { path: second.path }))).toBe('403 token-scope');
  });
});
