import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStandIns, startFileStandIns } from '../../../testing/fileStandIns';
import { folderStorage } from './folderStorage';
import { noStorage } from './noStorage';
import { s3Storage } from './s3Storage';
import { type ListedStorage, StorageUnavailable } from './storagePort';

let standIns: FileStandIns;
let folder: string;
beforeAll(async () => {
  [standIns, folder] = await Promise.all([startFileStandIns(), mkdtemp(join(tmpdir(), 'dispatch-files-'))]);
});
afterAll(async () => {
  await standIns.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = async (stream: Readable | null): Promise<Buffer | null> => {
  if (stream === null) return null;
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
const hash = (bytes: Buffer | null) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

const kinds: [string, () => ListedStorage][] = [
  ['a folder', () => folderStorage(join(folder, 'made-when-it-is-missing'))],
  ['S3', () => s3Storage(standIns.s3)],
];

describe.each(kinds)('%s', (_kind, make) => {
  it.each([1, 10 * 1024 * 1024])('keeps %i bytes as they are', async (size) => {
    const bytes = randomBytes(size);
    const storage = make();
    await storage.put(`ab/${size}`, bytes, 'image/png');
    expect(hash(await read(await storage.open(`ab/${size}`)))).toBe(hash(bytes));
  });

  it.each([0, 6 * 1024 * 1024])('keeps %i bytes of a stream as they are', async (size) => {
    const bytes = randomBytes(size);
    const storage = make();
    await storage.put(`ab/stream-${size}`, Readable.from([bytes]), 'application/zip');
    expect(hash(await read(await storage.open(`ab/stream-${size}`)))).toBe(hash(bytes));
  });

  it('keeps nothing of a stream that breaks off', async () => {
    const storage = make();
    const breaking = Readable.from(
      (function* () {
        for (let part = 0; part < 6; part += 1) yield randomBytes(1024 * 1024);
        throw new Error('The source is gone.');
      })(),
    );
    await expect(storage.put('ab/broken', breaking, 'application/zip')).rejects.toThrow(StorageUnavailable);
    expect(await storage.open('ab/broken')).toBeNull();
  });

  it('keeps the last bytes under a key', async () => {
    const storage = make();
    await storage.put('ab/twice', Buffer.from('one'), 'image/png');
    await storage.put('ab/twice', Buffer.from('other'), 'image/png');
    expect(String(await read(await storage.open('ab/twice')))).toBe('other');
  });

  it('lists and has what is there, and nothing under a key that is not, or not any more', async () => {
    const storage = make();
    const many = Array.from({ length: 100 }, (_, at) => `list/many/${at}`);
    for (const name of ['list/a.png', 'list/b/c', ...many])
      await storage.put(name, Buffer.from('x'), 'image/png');
    const found: string[] = [];
    for await (const name of storage.list()) if (name.startsWith('list/')) found.push(name);
    expect(found.toSorted()).toEqual(['list/a.png', 'list/b/c', ...many].toSorted());
    expect(await storage.open('ab/nothing')).toBeNull();
    await storage.put('ab/short', Buffer.from('x'), 'image/png');
    await storage.remove('ab/short');
    await storage.remove('ab/short');
    expect(await storage.open('ab/short')).toBeNull();
  });
});

describe('a folder', () => {
  it('is never left through a key', async () => {
    const storage = folderStorage(folder);
    for (const key of ['../secrets.json', '/etc/passwd', 'ab/../../x', 'AB/1', '.hidden'])
      await expect(async () => storage.open(key)).rejects.toThrow('is no key of a file');
  });

  it('says that it cannot be used, and has lost no file then', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const storage = folderStorage(file);
    await expect(storage.put('ab/1', Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailable);
    await expect(storage.open('ab/1')).rejects.toThrow(StorageUnavailable);
    await expect(storage.remove('ab/1')).rejects.toThrow(StorageUnavailable);
  });

  it('takes for absent only what is not there', async () => {
    await symlink('circle', join(folder, 'circle'));
    await expect(folderStorage(folder).open('circle')).rejects.toThrow(StorageUnavailable);
  });

  it('has whole files alone, which nobody else on the machine reads', async () => {
    const kept = join(folder, 'whole', 'ab');
    const storage = folderStorage(join(folder, 'whole'));
    await storage.put('ab/1', Buffer.from('x'), 'image/png');
    expect((await stat(join(kept, '1'))).mode & 0o777).toBe(0o600);
    // A file cannot take the place of a folder that has something in it.
    await mkdir(join(kept, '2', 'more'), { recursive: true });
    await expect(storage.put('ab/2', Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailable);
    expect(await readdir(kept)).toEqual(['1', '2']);
  });
});

describe('S3', () => {
  it('is asked with signed requests, and leaves no half of an upload behind', async () => {
    const storage = s3Storage(standIns.s3);
    await storage.put(
      'cd/parts and + signs'.replaceAll(/[ +]/g, '-'),
      randomBytes(6 * 1024 * 1024),
      'image/gif',
    );
    expect(await standIns.kept()).toMatchObject({ openUploads: 0 });
  });

  it('that does not know our key, or has no such bucket, is no storage that has lost a file', async () => {
    for (const wrong of [
      { secretAccessKey: 'another-secret' },
      { accessKeyId: 'AKIASOMEBODY' },
      { bucket: 'somebody-elses' },
    ]) {
      const storage = s3Storage({ ...standIns.s3, ...wrong });
      await expect(storage.put('ab/1', Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailable);
      await expect(storage.open('ab/1')).rejects.toThrow(StorageUnavailable);
      await expect(storage.remove('ab/1')).rejects.toThrow(StorageUnavailable);
    }
  });

  it('that does not answer is not available', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    const storage = s3Storage({ ...standIns.s3, endpoint: `http://127.0.0.1:${port}` });
    await expect(storage.put('ab/1', Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailable);
    await expect(storage.open('ab/1')).rejects.toThrow(StorageUnavailable);
  });
});

it('where no files are taken none is there', async () => {
  expect(noStorage.isOpen).toBe(false);
  expect(await noStorage.open('ab/1')).toBeNull();
  await noStorage.remove('ab/1');
  await expect(noStorage.put('ab/1', Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailable);
});
