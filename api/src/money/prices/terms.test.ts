import type { Client } from '@dispatch/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { now, setClock } from '../../platform/settings/clock';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let client: Client;
beforeAll(async () => {
  client = await server.as(await makeUser({ group: 'ADMIN' }));
});
afterEach(() => setClock(null));

const inForce = async () => (await server.client.call('getTerms')).data;
const set = async (kind: 'purchase' | 'renewal', text: string, version?: string) => {
  const loaded = (await inForce())[kind].version;
  return (await client.call('setTerms', { body: { kind, text, version: version ?? loaded } })).data;
};
const versions = async () => (await client.call('listTerms')).data;

test('buyers agree to the newest version; the older ones stay as they were', async () => {
  const first = await inForce();
  const day = now().toISOString().slice(0, 10);
  const second = await set('purchase', ' You agree to the new terms. ');
  const third = await set('purchase', 'You agree again.');
  expect(await inForce()).toEqual({
    purchase: { version: third.version, text: 'You agree again.' },
    renewal: first.renewal,
  });
  expect((await versions()).map(({ kind, text, isInForce }) => [kind, text, isInForce])).toEqual([
    ['purchase', 'You agree again.', true],
    ['purchase', 'You agree to the new terms.', false],
    ['renewal', first.renewal.text, true],
    ['purchase', first.purchase.text, false],
  ]);
  expect(new Set([first.purchase.version, second.version, third.version]).size).toBe(3);
  expect(third.version).toContain(day);
  expect(await lastAudit()).toMatchObject({
    action: 'terms.save',
    subject_id: 'purchase',
    details: { version: { from: second.version, to: third.version } },
  });
});

test('a version is called after its day', async () => {
  setClock(new Date('2097-05-04T23:59:00Z'));
  client = await server.as(await makeUser({ group: 'ADMIN' }));
  const { version, from } = await set('renewal', 'It renews.');
  expect([version, from]).toEqual(['2097-05-04', '2097-05-04T23:59:00.000Z']);
});

test('what somebody else has written meanwhile is not passed over', async () => {
  const { version } = (await inForce()).renewal;
  client = await server.as(await makeUser({ group: 'ADMIN' }));
  await set('renewal', 'Theirs.');
  expect(await refusalOf(set('renewal', 'Mine.', version))).toMatchObject({
    status: 409,
    problem: { code: 'settings-stale' },
  });
  expect((await inForce()).renewal.text).toBe('Theirs.');
});
