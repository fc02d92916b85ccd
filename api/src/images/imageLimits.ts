import sharp, { type Sharp } from 'sharp';

/** The most pixels of an image, all pictures of an animation together: 40 million, as of a good camera. */
export const mostPixels = 40_000_000;

/** The most bytes of a file (openapi.yaml, FileUpload). */
export const mostBytes = 10 * 1024 * 1024;

// Several uploads at once must not take every core from the calls; and images are seldom read twice.
sharp.concurrency(1);
sharp.cache(false);

/** An image that is read strictly: what is broken is refused, and so is what becomes too large when it is unpacked. */
export const readImage = (bytes: Buffer, animated = false): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, animated });
