import { Transform, type TransformCallback } from 'node:stream';

/** Passes bytes on as they are, and counts them. */
export class CountedStream extends Transform {
  /** How many have passed so far. */
  bytes = 0;

  override _transform(part: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += part.length;
    done(null, part);
  }
}
