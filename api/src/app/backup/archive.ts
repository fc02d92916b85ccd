import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';

// A backup is a tar, packed by gzip and sealed by age: `age --decrypt -i key.txt backup.age | tar xz` opens it without us.

/** Bytes of one entry at most: what is longer than can be held is several, `name/00001` and so on. */
const most = 4 * 1024 * 1024;

/** What is known of a stream once all of it is written or read. */
export type Written = { bytes: number; sha256: string };

/** Puts entries into a tar, one after the other, as fast as they are taken. */
export class ArchiveWriter {
  readonly #tar: Pack = pack();

  /**
   * What is to be stored, sealed for who has the key of this recipient (`age1…`).
   * @throws Error where it is no recipient
   */
  async sealed(recipient: string): Promise<Readable> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    const packed = createGzip({ level: 4 });
    // Whoever stores it hears of what breaks off.
    pipeline(this.#tar as unknown as Readable, packed).catch(() => undefined);
    const stream = await encrypter.encrypt(Readable.toWeb(packed) as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as ReadableStream);
  }

  add(name: string, bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** A stream of any length, of which no more than an entry is held. */
  async addStream(name: string, source: AsyncIterable<Buffer>): Promise<Written> {
    const hash = createHash('sha256');
    let [count, bytes, held] = [0, 0, 0];
    let parts: Buffer[] = [];
    const flush = async (): Promise<void> => {
      count += 1;
      await this.add(`${name}/${String(count).padStart(5, '0')}`, Buffer.concat(parts));
      [parts, held] = [[], 0];
    };
    for await (const part of source) {
      hash.update(part);
      bytes += part.length;
      held += part.length;
      parts.push(part);
      if (held >= most) await flush();
    }
    if (held > 0 || count === 0) await flush();
    return { bytes, sha256: hash.digest('hex') };
  }

  end(): void {
    this.#tar.finalize();
  }

  break(error: Error): void {
    this.#tar.destroy(error);
  }
}

/** One stream of an archive, or one entry that stands alone. It has to be read to its end before the next one comes. */
export type Section = { name: string; source: AsyncIterable<Buffer>; written: () => Written };

type Entry = AsyncIterable<Buffer> & { header: { name: string } };

const sectionOf = (name: string): string => name.replace(/\/\d{5,}$/, '');

/**
 * Opens an archive with a key (`AGE-SECRET-KEY-1…`). Throws where the key is another one, or bytes were changed or are missing.
 */
export async function* readArchive(sealed: Readable, key: string): AsyncGenerator<Section> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  const opened = await decrypter.decrypt(Readable.toWeb(sealed) as globalThis.ReadableStream<Uint8Array>);
  const tar = extract();
  const reading = pipeline(
    Readable.fromWeb(opened as ReadableStream),
    createGunzip(),
    tar as unknown as PassThrough,
  );
  reading.catch(() => undefined);
  const entries = (tar as AsyncIterable<Entry>)[Symbol.asyncIterator]();
  let next = await entries.next();
  while (next.done !== true) {
    const name = sectionOf(next.value.header.name);
    const hash = createHash('sha256');
    let bytes = 0;
    const source = async function* (): AsyncGenerator<Buffer> {
      while (next.done !== true && sectionOf(next.value.header.name) === name) {
        for await (const part of next.value) {
          hash.update(part);
          bytes += part.length;
          yield part;
        }
        next = await entries.next();
      }
    };
    yield { name, source: source(), written: () => ({ bytes, sha256: hash.digest('hex') }) };
  }
  await reading;
}
