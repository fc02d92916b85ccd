import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { StorageUnavailable } from '../ports/storage/storagePort';

export class CountedStream extends Transform {
  bytes = 0;

  override _transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += part.length;
    done(null, part);
  }
}

/** Everything that a stream of the storage gives. Throws StorageUnavailable when it breaks off. */
export const collect = async (stream: Readable): Promise<Buffer> => {
  try {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch (cause) {
    throw new StorageUnavailable('The bytes broke off.', { cause });
  }
};
