import type { Client, RequestBody } from '@dispatch/contract';
import { beforeAll, expect, test } from 'vitest';
import type { User } from '../users/User';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let editor: User;
let client: Client;
beforeAll(async () => {
  editor = await makeUser({ group: 'EDITOR' });
  client = await server.as(editor);
});

const read = async (id: number) => (await client.call('getUserFeatures', { path: { id } })).data;
const save = async (id: number, body: RequestBody<'setUserFeatures'>, caller = client) =>
  (await caller.call('setUserFeatures', { path: { id }, body })).data;

test('an editor gives a customer an own switch, which holds at once, and takes it away again', async () => {
  const user = await makeUser();
  const customer = await server.as(user);
  const { version, effective } = await read(user.userId);
  const given = await save(user.userId, { version, userShowArchiveReleases: true, sessionTimeout: '900,60' });
  expect(given).toMatchObject({
    effective: { ...effective, userShowArchiveReleases: true, sessionTimeout: '900,60' },
    own: { userShowArchiveReleases: true, sessionTimeout: '900,60', hasEnableBackToDraft: null },
  });
  expect((await customer.call('getFeatures')).data).toEqual(given.effective);
  expect(await lastAudit()).toEqual({
    action: 'user.features',
    actor_user_id: editor.userId,
    subject_id: String(user.userId),
    details: {
      userShowArchiveReleases: { from: null, to: true },
      sessionTimeout: { from: null, to: '900,60' },
    },
  });
  await save(user.userId, { userShowArchiveReleases: null });
  expect((await customer.call('getFeatures')).data).toEqual(effective);
});

test('an editor sets no switches of staff; an administrator does', async () => {
  const { userId } = await makeUser({ group: 'FINANCE' });
  const change = { userShowArchiveReleases: true };
  expect(await refusalOf(save(userId, change))).toMatchObject({
    status: 403,
    problem: { code: 'user-refused' },
  });
  const admin = await server.as(await makeUser({ group: 'ADMIN' }));
  expect((await save(userId, change, admin)).own).toMatchObject(change);
});

test('a switch without its screens cannot be set, one that was changed meanwhile is not overwritten', async () => {
  const { userId } = await makeUser();
  expect(await refusalOf(save(userId, { userHasLegacyLogin: true }))).toMatchObject({
    status: 400,
    problem: {
      fields: [
        {
          pointer: '/userHasLegacyLogin',
          message: 'Not available yet: the sign-in of the former system is not part of this version.',
        },
      ],
    },
  });
  const { version } = await read(userId);
  await save(userId, { hasEnableBackToDraft: true });
  expect(await refusalOf(save(userId, { version }))).toMatchObject({
    status: 409,
    problem: { code: 'settings-stale' },
  });
  expect((await read(userId)).own).toMatchObject({
    hasEnableBackToDraft: true,
    userHasLegacyLogin: null,
  });
});

test('an account that is deleted has no switches', async () => {
  const { userId } = await makeUser({ deletedAt: new Date() });
  expect((await refusalOf(read(userId))).status).toBe(404);
  expect((await refusalOf(save(userId, {}))).status).toBe(404);
});
