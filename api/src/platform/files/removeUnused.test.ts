import { beforeEach, expect, it } from 'vitest';
import { execute, inTransaction } from '../database/database';
import type { StoredFile } from './StoredFile';
import type { User } from '../../people/users/User';
import type { StoragePort } from '../ports/storage/storagePort';
import { makeUser } from '../../testing/factories';
import { makePdf } from '../../testing/makeUpload';
import { useTestServer } from '../../testing/useTestServer';
import { keepFile, letGoOfFile } from './fileUse';
import { removeUnused } from './removeUnused';

const day = 86_400_000;
const start = new Date('2026-11-02T09:00:00Z');
const after = (days: number): Date => new Date(start.getTime() + days * day);

const server = useTestServer();
let owner: User;
beforeEach(async () => {
  owner = await makeUser();
  await execute('delete from files');
  server.ports.storage.kept.clear();
});

const store = (): Promise<StoredFile> => makePdf(owner, server.ports.storage, start);
const rows = async () =>
  (await execute<{ file_id: number }>('select file_id from files')).map((row) => row.file_id);
const keys = () => [...server.ports.storage.kept.keys()];

it('a file that nothing uses goes after a week, its bytes with it, and not before', async () => {
  const file = await store();
  await removeUnused(server.ports.storage, after(6.9));
  expect(await rows()).toEqual([file.fileId]);
  expect(await removeUnused(server.ports.storage, after(7.1))).toBe(1);
  expect(await rows()).toEqual([]);
  expect(keys()).toEqual([]);
  expect(await removeUnused(server.ports.storage, after(7.1))).toBe(0);
});

it('a file stays while something uses it, and a week after the last has let go of it', async () => {
  const file = await store();
  const uses = [1, 2].map((usedById) => ({ usedBy: 'release', usedById }) as const);
  for (const use of uses) expect(await keepFile(file.fileId, use)).toBe(true);
  await removeUnused(server.ports.storage, after(30));
  const [one, two] = uses;
  if (one === undefined || two === undefined) throw new Error('There are two.');
  await inTransaction(() => letGoOfFile(file.fileId, one, after(30)));
  await removeUnused(server.ports.storage, after(60));
  expect(await rows()).toEqual([file.fileId]);
  await inTransaction(() => letGoOfFile(file.fileId, two, after(60)));
  await removeUnused(server.ports.storage, after(66));
  expect(await rows()).toEqual([file.fileId]);
  await removeUnused(server.ports.storage, after(68));
  expect(await rows()).toEqual([]);
});

it('a file whose bytes never came goes after an hour', async () => {
  server.ports.storage.down = true;
  await expect(store()).rejects.toMatchObject({ status: 503 });
  server.ports.storage.down = false;
  await removeUnused(server.ports.storage, new Date(start.getTime() + 50 * 60_000));
  expect(await rows()).toHaveLength(1);
  await removeUnused(server.ports.storage, new Date(start.getTime() + 70 * 60_000));
  expect(await rows()).toEqual([]);
});

it('a file whose bytes come when it is being removed is not stored any more', async () => {
  const { storage } = server.ports;
  const late: StoragePort = {
    isOpen: true,
    open: (key) => storage.open(key),
    remove: (key) => storage.remove(key),
    put: async () => {
      await execute('update files set removing_at = now() where user_id = $1', [owner.userId]);
    },
  };
  await expect(makePdf(owner, late, start)).rejects.toThrow('was removed while its bytes came');
  expect(await execute('select stored_at from files')).toEqual([{ stored_at: null }]);
});

it('when the storage is silent nobody can use the file any more, and the next run ends it', async () => {
  const file = await store();
  server.ports.storage.down = true;
  await expect(removeUnused(server.ports.storage, after(8))).rejects.toThrow('switched off');
  server.ports.storage.down = false;
  expect(await keepFile(file.fileId, { usedBy: 'release', usedById: 1 })).toBe(false);
  expect(keys()).toEqual([file.storageKey]);
  await removeUnused(server.ports.storage, after(8));
  expect([await rows(), keys()]).toEqual([[], []]);
});

it('a file that is saved with something in the moment of its removal is kept', async () => {
  const file = await store();
  let sayKept = (): void => undefined;
  const kept = new Promise<void>((resolve) => {
    sayKept = resolve;
  });
  // Begun out here, it is not part of the transaction.
  const removing = kept.then(() => removeUnused(server.ports.storage, after(8)));
  await inTransaction(async () => {
    await keepFile(file.fileId, { usedBy: 'partner', usedById: 3 });
    sayKept();
    await removing;
  });
  await removeUnused(server.ports.storage, after(9));
  expect([await removing, await rows(), keys()]).toEqual([0, [file.fileId], [file.storageKey]]);
});

it('hundreds of them go in one run', async () => {
  await execute(
    `insert into files (upload_key, user_id, name, media_type, bytes, digest, storage_key, created_at, kept_until)
     select 'key-' || n, $1, 'a.pdf', 'application/pdf', 1, '', 'aa/' || n, $2, $2 from generate_series(1, 250) n`,
    [owner.userId, start],
  );
  expect(await removeUnused(server.ports.storage, after(1))).toBe(250);
});
