import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { CountedStream } from './streams';

/**
 * A ZIP that is made while it is read: no more than a piece of a file lies in memory. `givenUp` is aborted when nobody reads
 * it any more; what `fill` throws breaks the stream off.
 */
export const packZip = (fill: (zip: ZipFile, givenUp: AbortSignal) => Promise<void>): CountedStream => {
  const zip = new ZipFile();
  const packed = new CountedStream();
  const givenUp = new AbortController();
  const breakOff = (cause: unknown): void => {
    packed.destroy(cause instanceof Error ? cause : new Error('The ZIP could not be made.', { cause }));
  };
  packed.once('close', () => givenUp.abort());
  zip.on('error', breakOff);
  pipeline(zip.outputStream, packed).catch(breakOff);
  fill(zip, givenUp.signal).then(() => zip.end(), breakOff);
  return packed;
};
