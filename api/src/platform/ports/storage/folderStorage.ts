import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ListedStorage, StorageUnavailable } from './storagePort';

const key = /^[a-z0-9]+(?:[/.-][a-z0-9]+)*$/;

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const orUnavailable = (cause: unknown): never => {
  throw new StorageUnavailable('The folder of files cannot be used.', { cause });
};

/** Writes a file so that it survives a crash, or is not there. */
const writeWhole = async (path: string, bytes: Buffer | Readable): Promise<void> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await writeFile(file, bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/** One folder after the other: Node's own way to read what is below a folder leaves out some of many. Drafts are none. */
async function* filesBelow(folder: string, path = ''): AsyncGenerator<string> {
  const found = await opendir(join(folder, path)).catch((error: unknown) =>
    isAbsent(error) ? [] : orUnavailable(error),
  );
  for await (const entry of found) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, name);
    else if (key.test(name) && !name.endsWith('.part')) yield name;
  }
}

export const folderStorage = (folder: string): ListedStorage => {
  const at = (name: string): string => {
    if (!key.test(name)) throw new Error(`${name} is no key of a file.`);
    return join(folder, name);
  };
  return {
    isOpen: true,
    put: (name, bytes) => writeWhole(at(name), bytes).catch(orUnavailable),
    open: async (name) => {
      const path = at(name);
      try {
        // Opened here, so that an absent file is known before anything is sent.
        return (await open(path, 'r')).createReadStream();
      } catch (error) {
        return isAbsent(error) ? null : orUnavailable(error);
      }
    },
    list: () => filesBelow(folder),
    remove: (name) => rm(at(name), { force: true }).catch(orUnavailable),
  };
};
