import type { Client } from '@dispatch/contract';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { execute } from '../../platform/database/database';
import type { User } from '../users/User';
import { makeUser } from '../../testing/factories';
import { makePartner } from '../../testing/makePartner';
import { makeUpload } from '../../testing/makeUpload';
import { refusalOf } from '../../testing/payer';
import { useTestServer } from '../../testing/useTestServer';

const server = useTestServer();
let admin: User;
let client: Client;
beforeAll(async () => {
  admin = await makeUser({ group: 'ADMIN' });
  client = await server.as(admin);
});
beforeEach(() => {
  server.ports.storage.down = false;
});

const uploaded = (owner: User): Promise<string> => makeUpload(owner, server.ports.storage);

const save = async (partnerId: number, slug: string, change: object) =>
  (await client.call('savePartner', { path: { partnerId }, body: { slug, name: 'Bay', ...change } })).data;

const logo = (path: string | null) => server.send(path ?? '/nothing');

test('an uploaded image becomes the logo, encoded anew, for everybody and for a year', async () => {
  const { partnerId, slug } = await makePartner();
  const { logoPath } = await save(partnerId, slug, { logoUploadKey: await uploaded(admin) });
  const response = await logo(logoPath);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 800, height: 200 });
  // Saved again with the path that was loaded, it stays.
  expect((await save(partnerId, slug, { logoPath })).logoPath).toBe(logoPath);
  expect((await save(partnerId, slug, {})).logoPath).toBe(logoPath);
});

test('a new logo has a new address, and the old one is gone with it', async () => {
  const { partnerId, slug } = await makePartner();
  const first = await save(partnerId, slug, { logoUploadKey: await uploaded(admin) });
  const second = await save(partnerId, slug, {
    logoPath: first.logoPath,
    logoUploadKey: await uploaded(admin),
  });
  expect(second.logoPath).not.toBe(first.logoPath);
  expect((await logo(second.logoPath)).status).toBe(200);
  expect((await logo(first.logoPath)).status).toBe(404);
  const none = await save(partnerId, slug, { logoPath: null });
  expect(none.logoPath).toBeNull();
  expect((await logo(second.logoPath)).status).toBe(404);
  await save(partnerId, slug, {});
  const told = await execute<{ details: object }>(
    `select details - 'slug' as details from audit_log
      where action = 'partner.save' and subject_id = $1 order by audit_id`,
    [String(partnerId)],
  );
  expect(told.map(({ details }) => details)).toEqual([
    { version: 2, logoPath: first.logoPath },
    { version: 3, logoPath: second.logoPath },
    { version: 4, logoPath: null },
    { version: 5 },
  ]);
});

test("somebody else's upload, an unknown one and one of no logo are not there", async () => {
  const { partnerId, slug } = await makePartner();
  const foreign = await uploaded(await makeUser({ group: 'ADMIN' }));
  for (const logoUploadKey of [foreign, 'aaaaaaaaaaaaaaaaaaaaaaaa']) {
    const { status, problem } = await refusalOf(save(partnerId, slug, { logoUploadKey }));
    expect(status).toBe(404);
    expect(problem.fields?.[0]?.pointer).toBe('/logoUploadKey');
  }
  expect((await server.send(`/api/partner/logo/${foreign}`)).status).toBe(404);
});

test('nothing is saved when the storage does not answer, or a newer version was there first', async () => {
  const { partnerId, slug } = await makePartner();
  const logoUploadKey = await uploaded(admin);
  server.ports.storage.down = true;
  expect((await refusalOf(save(partnerId, slug, { logoUploadKey }))).status).toBe(503);
  server.ports.storage.down = false;
  await save(partnerId, slug, { version: 1 });
  const kept = server.ports.storage.kept.size;
  expect((await refusalOf(save(partnerId, slug, { version: 1, logoUploadKey }))).status).toBe(409);
  // The image was not even worked on.
  expect(server.ports.storage.kept.size).toBe(kept);
  const { data } = await server.client.call('searchPartner', { query: { slug } });
  expect(data).toMatchObject({ version: 2, logoPath: null });
});
