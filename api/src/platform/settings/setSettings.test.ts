import type { Client, RequestBody } from '@dispatch/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/database';
import { createLogger } from '../logging/logger';
import type { User } from '../../people/users/User';
import { liveConfig } from './liveConfig';
import { lastAudit } from '../../testing/auditOf';
import { makeUser } from '../../testing/factories';
import { makeUpload } from '../../testing/makeUpload';
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

const read = async () => (await client.call('getSettings')).data;

const save = async (changes: Partial<RequestBody<'setSettings'>>) => {
  const { logoPath: _path, ...settings } = await read();
  return (await client.call('setSettings', { body: { ...settings, ...changes } })).data;
};

const browserConfig = async (): Promise<unknown> => (await server.send('/config.json')).json();

test('are what the environment says until somebody sets them', async () => {
  expect(await read()).toMatchObject({
    siteName: 'Dispatch',
    editorialMailbox: 'editorial@dispatch.example',
    brandProduct: 'PRWeb',
    reachSites: '1200+',
    termsUrl: '',
    logoPath: null,
  });
});

describe('what is set', () => {
  test('is in force in this process and in another within a second, and stays so for one that starts', async () => {
    await save({ siteName: ' Harbor   Wire ', reachSites: '', phone: '+1 410 555 0100' });
    const shown = { siteName: 'Harbor Wire', reach: { sites: '', journalists: '30,000' } };
    await expect.poll(inOtherProcess, { timeout: 1000 }).toMatchObject(shown);
    await expect.poll(browserConfig, { timeout: 1000 }).toMatchObject(shown);
    const third = liveConfig(server.config, createLogger('silent', 'test'));
    await third.start();
    expect(third.config).toMatchObject({ ...shown, addresses: { phone: '+1 410 555 0100' } });
    await third.stop();
  });

  test('is written down, before and after, and nothing else', async () => {
    await save({ siteName: 'Before' });
    await save({ siteName: 'After' });
    expect(await lastAudit()).toEqual({
      action: 'settings.save',
      actor_user_id: admin.userId,
      subject_id: 'site',
      details: { siteName: { from: 'Before', to: 'After' } },
    });
  });

  test('never becomes markup on a page', async () => {
    const name = `O"Hare & Sons' $& {site} < 3`;
    await save({ siteName: name });
    const page = async (): Promise<string> =>
      (await server.send('/welcome', { headers: { Accept: 'text/html' } })).text();
    await expect.poll(page, { timeout: 1000 }).toContain('O&quot;Hare &amp; Sons&#39; $&amp; {site} &lt; 3');
    const withoutData = (await page()).replaceAll(/<script type="application\/json"[\s\S]*?<\/script>/g, '');
    expect(withoutData).not.toContain(name);
  });

  test('overwrites nothing that somebody else has set meanwhile', async () => {
    const { logoPath: _path, ...loaded } = await read();
    await save({ siteName: 'Theirs' });
    const late = client.call('setSettings', { body: { ...loaded, phone: '1' } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, problem: { code: 'settings-stale' } });
    expect(await read()).toMatchObject({ siteName: 'Theirs', phone: loaded.phone });
  });
});

test.each([
  ['editorialMailbox', '', 'Please provide a mailbox.'],
  ['editorialMailbox', 'nobody', 'Please provide a valid email address format.'],
  ['siteName', '  ', 'Please provide a site name.'],
  ['siteName', '<script>alert(1)</script>', 'The site name cannot have html markup.'],
  ['brandProduct', '', 'Please provide a name of the product.'],
  ['termsUrl', 'javascript:alert(1)', 'The address of the terms must be'],
  ['privacyUrl', 'ftp://files.example', 'The address of the privacy notice must be'],
  ['privacyUrl', 'https://[::bad', 'The address of the privacy notice must be'],
  ['termsUrl', 'https://x.example/"><b>', 'The address of the terms must be'],
])('%s cannot be %j', async (name, value, message) => {
  const before = await read();
  const { status, problem } = await refusalOf(save({ [name]: value }));
  expect(status).toBe(400);
  expect(problem.fields?.[0]).toMatchObject({ pointer: `/${name}` });
  expect(problem.fields?.[0]?.message).toContain(message);
  expect(await read()).toEqual(before);
});

test('a logo is made of an own upload, shown to everybody, and taken away again', async () => {
  const logoUploadKey = await makeUpload(admin, server.ports.storage, { type: 'png' });
  const { logoPath } = await save({ logoUploadKey });
  expect((await server.send(logoPath ?? '')).headers.get('content-type')).toBe('image/png');
  await expect.poll(browserConfig, { timeout: 1000 }).toMatchObject({ logoPath });
  expect((await save({ phone: '2' })).logoPath).toBe(logoPath);
  expect((await save({ isLogoRemoved: true })).logoPath).toBeNull();
  expect((await server.send(logoPath ?? '')).status).toBe(404);
  const foreign = await makeUpload(await makeUser(), server.ports.storage);
  expect(await refusalOf(save({ logoUploadKey: foreign }))).toMatchObject({
    status: 404,
    problem: { fields: [{ pointer: '/logoUploadKey' }] },
  });
});

test('a refused change leaves no row behind', async () => {
  await refusalOf(save({ siteName: 'Half', termsUrl: 'mailto:a@b.example' }));
  expect(await execute(`select 1 from settings where value = '"Half"'`)).toEqual([]);
});
