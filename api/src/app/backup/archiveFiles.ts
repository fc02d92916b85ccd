import { Readable } from 'node:stream';
import type { ListedStorage, StoragePort } from '../../platform/ports/storage/storagePort';
import type { ArchiveWriter, Section, Written } from './archive';
import { entry, type Seal } from './manifest';

/** Puts all files of the product into an archive. `gone`: those that were removed meanwhile, to which nobody referred any more. */
export const addFiles = async (
  files: ListedStorage,
  writer: ArchiveWriter,
  tell: (line: string) => void,
): Promise<{ files: Seal['files']; gone: number }> => {
  const found: Seal['files'] = {};
  let [count, gone] = [0, 0];
  for await (const key of files.list()) {
    const source = await files.open(key);
    if (source === null) gone += 1;
    else found[key] = await writer.addStream(`${entry.files}${key}`, source as AsyncIterable<Buffer>);
    count += 1;
    if (count % 1000 === 0) tell(`${count} files`);
  }
  return { files: found, gone };
};

/** The key of a file of the product; null for another section. */
export const fileKeyOf = ({ name }: Section): string | null =>
  name.startsWith(entry.files) ? name.slice(entry.files.length) : null;

/** Puts one file back into its place. */
export const putFile = async (storage: StoragePort, key: string, section: Section): Promise<Written> => {
  await storage.put(key, Readable.from(section.source), 'application/octet-stream');
  return section.written();
};

/** Reads to the end of a section of which nobody needs anything. */
export const passOver = async (section: Section): Promise<void> => {
  for await (const _ of section.source);
};

const isThere = async (storage: StoragePort, key: string): Promise<boolean> => {
  const source = await storage.open(key);
  source?.destroy();
  return source !== null;
};

/** Puts files back that are missing. One that is there stays as it is, for files never change. */
export class MissingFiles {
  readonly #storage: StoragePort;
  /** What was read of the archive, whether it was put or not. */
  readonly found: Seal['files'] = {};
  put = 0;
  kept = 0;

  constructor(storage: StoragePort) {
    this.#storage = storage;
  }

  async take(key: string, section: Section): Promise<void> {
    if (await isThere(this.#storage, key)) {
      await passOver(section);
      this.found[key] = section.written();
      this.kept += 1;
    } else {
      this.found[key] = await putFile(this.#storage, key, section);
      this.put += 1;
    }
  }
}
