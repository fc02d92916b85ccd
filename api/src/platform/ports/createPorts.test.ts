import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseConfig } from '../settings/config';
import { type FileStandIns, startFileStandIns } from '../../testing/fileStandIns';
import { eicar } from '../../testing/sampleFiles';
import { testEnvironment } from '../../testing/testConfig';
import { CaptchaUnavailable } from './captcha/captchaPort';
import { createPorts } from './createPorts';

let standIns: FileStandIns;
let folder: string;
beforeAll(async () => {
  [standIns, folder] = await Promise.all([startFileStandIns(), mkdtemp(join(tmpdir(), 'dispatch-ports-'))]);
});
afterAll(async () => {
  await standIns.stop();
  await rm(folder, { recursive: true, force: true });
});

const portsOf = (differences: Record<string, string> = {}) =>
  createPorts(parseConfig({ ...testEnvironment('postgres://localhost:1/none'), ...differences }));

test('a process that is busy while it connects reaches a service by its first address all the same', async () => {
  setDefaultAutoSelectFamilyAttemptTimeout(250);
  portsOf();
  const service = createServer((connection) => connection.end('here')).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  // Nobody listens at the second one.
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  const asked = connect({
    port,
    host: 'service.example',
    lookup: (_host, _how, answer) => {
      answer(null, addresses);
      const begun = performance.now();
      while (performance.now() - begun < 500);
    },
  });
  const [said] = (await once(asked, 'data')) as [Buffer];
  expect(said.toString()).toBe('here');
  service.close();
});

test('captchas are judged by reCAPTCHA when it is configured, and by ourselves otherwise', async () => {
  const now = new Date();
  const configured = {
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SITE_SECRET: 'site-secret',
    CAPTCHA_VERIFY_URL: 'http://localhost:1/siteverify',
  };
  await expect(portsOf(configured).captcha.verify('a-token', now)).rejects.toBeInstanceOf(CaptchaUnavailable);
  expect(await portsOf().captcha.verify('a-token', now)).toBeNull();
});

test('files are looked at by the scanner, and kept in the folder, in the bucket or nowhere, as is configured', async () => {
  const virus = Buffer.from(eicar);
  expect(await portsOf({ CLAMD_URL: standIns.clamdUrl }).scan.scan(virus)).toBe('Eicar-Test-Signature');
  expect(await portsOf().scan.scan(virus)).toBeNull();

  const { s3 } = standIns;
  const inFolder = portsOf({ STORAGE_FOLDER: folder }).storage;
  const inBucket = portsOf({
    STORAGE: 's3',
    STORAGE_FOLDER: folder,
    S3_BUCKET: s3.bucket,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }).storage;
  await inBucket.put('ab/one', Buffer.from('one'), 'image/png');
  expect(await inFolder.open('ab/one')).toBeNull();
  expect((await standIns.kept()).keys).toEqual(['ab/one']);
  await inFolder.put('ab/two', Buffer.from('two'), 'image/png');
  expect(await inBucket.open('ab/two')).toBeNull();
  expect(await portsOf({ STORAGE_FOLDER: folder }).storage.open('ab/two')).not.toBeNull();
  expect(portsOf({ STORAGE: 'none', STORAGE_FOLDER: folder }).storage.isOpen).toBe(false);
});
