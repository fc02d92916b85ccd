import { createHash, randomBytes } from 'node:crypto';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly tag: string;
}

const tagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** S3 takes no smaller part of an upload, but for the last. */
const leastPart = 5 * 1024 * 1024;

export class Objects {
  readonly #kept = new Map<string, StoredObject>();
  readonly #uploads = new Map<string, { key: string; type: string; parts: Map<number, Buffer> }>();

  put(key: string, bytes: Buffer, type: string): StoredObject {
    const object = { bytes, type, tag: tagOf(bytes) };
    this.#kept.set(key, object);
    return object;
  }

  get(key: string): StoredObject | undefined {
    return this.#kept.get(key);
  }

  remove(key: string): void {
    this.#kept.delete(key);
  }

  keys(): string[] {
    return [...this.#kept.keys()];
  }

  get openUploads(): number {
    return this.#uploads.size;
  }

  begin(key: string, type: string): string {
    const id = randomBytes(16).toString('hex');
    this.#uploads.set(id, { key, type, parts: new Map() });
    return id;
  }

  /** Answers the part's tag; null when there is no such upload. */
  addPart(id: string, part: number, bytes: Buffer): string | null {
    const upload = this.#uploads.get(id);
    upload?.parts.set(part, bytes);
    return upload === undefined ? null : tagOf(bytes);
  }

  abort(id: string): void {
    this.#uploads.delete(id);
  }

  /** Makes an object of the parts that are named, in their order; answers the code of an error. */
  complete(id: string, named: readonly { part: number; tag: string }[]): StoredObject | string {
    const upload = this.#uploads.get(id);
    if (upload === undefined) return 'NoSuchUpload';
    const parts = named.map(({ part }) => upload.parts.get(part));
    if (named.some(({ tag }, place) => tag !== tagOf(parts[place] ?? Buffer.alloc(0)))) return 'InvalidPart';
    if (parts.slice(0, -1).some((bytes = Buffer.alloc(0)) => bytes.length < leastPart))
      return 'EntityTooSmall';
    this.#uploads.delete(id);
    return this.put(upload.key, Buffer.concat(parts.map((bytes = Buffer.alloc(0)) => bytes)), upload.type);
  }
}
