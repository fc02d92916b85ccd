import type { Sharp } from 'sharp';
import { inTurn } from '../call/inTurn';

/** The most pixels of an image, all pictures of an animation together: 40 million, as of a good camera. */
const mostPixels = 40_000_000;

/** Seconds in which the work on one image has to end. */
const seconds = 20;

/** Loaded with the first image: it takes memory that an API without uploads does not need. */
const load = async () => {
  const { default: sharp } = await import('sharp');
  // Several uploads at once must not take every core from the calls; and images are seldom read twice.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

export class UnreadableImage extends Error {
  override readonly name = 'UnreadableImage';
}

export class OversizedImage extends Error {
  override readonly name = 'OversizedImage';
}

const turn = inTurn(2);

/** Two at a time in this process. Throws UnreadableImage, and OversizedImage before anything is unpacked. */
export const onImage = <T>(
  bytes: Buffer,
  work: (image: Sharp) => Promise<T>,
  { animated = false }: { animated?: boolean } = {},
): Promise<T> =>
  turn(async () => {
    const sharp = await load();
    try {
      return await work(
        sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, animated }).timeout({ seconds }),
      );
    } catch (cause) {
      if (cause instanceof OversizedImage) throw cause;
      if (cause instanceof Error && /exceeds pixel limit/.test(cause.message)) {
        throw new OversizedImage('It has too many pixels.', { cause });
      }
      throw new UnreadableImage('It cannot be read.', { cause });
    }
  });
