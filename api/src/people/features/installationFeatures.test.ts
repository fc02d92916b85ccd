import type { Client, RequestBody } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../users/User';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { refusalOf } from '../../testing/payer';
import { useOtherProcess } from '../../testing/useOtherProcess';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let admin: User;
let client: Client;
const inOtherProcess = useOtherProcess(server);
beforeAll(async () => {
  admin = await makeUser({ group: 'ADMIN' });
  client = await server.as(admin);
});

const read = async () => (await client.call('getInstallationFeatures')).data;
const save = async (changes: Partial<RequestBody<'setInstallationFeatures'>>) =>
  (await client.call('setInstallationFeatures', { body: { ...(await read()), ...changes } })).data;

test('a switch holds for everybody who has no own one, in every process within a second', async () => {
  const plain = await server.as(await makeUser());
  const special = await server.as(await makeUser({ featureOverrides: { hasEnableBackToDraft: false } }));
  const social = { hasEnableOAuthLinkedIn: true, hasEnableOAuthFacebook: true };
  await save({ hasEnableBackToDraft: true, ...social, sessionTimeout: '900,30', redirectCountDown: 0 });
  expect(await lastAudit()).toEqual({
    action: 'features.save',
    actor_user_id: admin.userId,
    subject_id: 'features',
    details: {
      hasEnableBackToDraft: { from: false, to: true },
      hasEnableOAuthLinkedIn: { from: false, to: true },
      hasEnableOAuthFacebook: { from: false, to: true },
      sessionTimeout: { from: '600,60', to: '900,30' },
      redirectCountDown: { from: 10, to: 0 },
    },
  });
  const holds = { hasEnableBackToDraft: true, ...social, sessionTimeout: '900,30' };
  const featuresOf = async (caller: Client) => (await caller.call('getFeatures')).data;
  await expect.poll(() => featuresOf(plain), { timeout: 1000 }).toMatchObject(holds);
  expect(await featuresOf(special)).toMatchObject({ ...holds, hasEnableBackToDraft: false });
  await expect.poll(() => inOtherProcess().features, { timeout: 1000 }).toMatchObject(holds);
  expect((await server.client.call('getPublicFeatures')).data).toEqual({ redirectCountDown: 0 });
});

test.each([
  ['sessionTimeout', '600', 'Please provide two numbers of seconds, as 600,60.'],
  [
    'sessionTimeout',
    '60,600',
    'The warning comes before extending ends: the first number is the larger one.',
  ],
  ['redirectCountDown', 601, 'Field must be between 0 and 600'],
  ['redirectCountDown', -1, 'Field must be digits.'],
])('%s cannot be %j', async (name, value, message) => {
  const { status, problem } = await refusalOf(save({ [name]: value }));
  expect(status).toBe(400);
  expect(problem.fields?.[0]).toMatchObject({ pointer: `/${name}` });
  expect(problem.errors).toContain(message);
});

test('what somebody else has turned meanwhile is not turned back', async () => {
  const loaded = await read();
  await save({ redirectCountDown: 20 });
  const late = client.call('setInstallationFeatures', { body: { ...loaded, sessionTimeout: '300,60' } });
  expect(await refusalOf(late)).toMatchObject({ status: 409, problem: { code: 'settings-stale' } });
  expect(await read()).toMatchObject({ redirectCountDown: 20, sessionTimeout: loaded.sessionTimeout });
});
