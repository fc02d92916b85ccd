import type { Sharp } from 'sharp';
import type { ImageType } from './StoredFile';
import { onImage, OversizedImage } from './imageLimits';
import { fitted, type Picture } from './shrinkToPng';

type Way = { pixels: number; quality: number };

/** What is tried until it is small enough: as it is, then smaller. */
const ways: readonly Way[] = [
  { pixels: 12_000, quality: 90 },
  { pixels: 4_000, quality: 80 },
  { pixels: 2_000, quality: 70 },
];

const written = (image: Sharp, type: ImageType, quality: number): Sharp => {
  if (type === 'image/jpeg') return image.jpeg({ quality, progressive: true });
  return type === 'image/png' ? image.png({ compressionLevel: 9 }) : image.gif();
};

const writeIn = (bytes: Buffer, type: ImageType, { pixels, quality }: Way): Promise<Picture> =>
  onImage(
    bytes,
    async (image) => {
      const sized = fitted(image.autoOrient(), { width: pixels, height: pixels });
      const { data, info } = await written(sized, type, quality).toBuffer({ resolveWithObject: true });
      // An animation is one picture above the other until it is written.
      return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
    },
    { animated: type === 'image/gif' },
  );

/**
 * An image written anew in its own type: upright, in the colours of screens, with nothing in it but its picture, an
 * animation still moving. One that would be over so many bytes is made smaller. Throws UnreadableImage and
 * OversizedImage.
 */
export const writeAnew = async (bytes: Buffer, type: ImageType, mostBytes: number): Promise<Picture> => {
  for (const way of ways) {
    const picture = await writeIn(bytes, type, way);
    if (picture.bytes.length <= mostBytes) return picture;
  }
  throw new OversizedImage('It is too large in every way.');
};

/** An image in its own type that fits into a square of so many pixels. Throws UnreadableImage. */
export const shrunk = async (bytes: Buffer, type: ImageType, side: number): Promise<Buffer> =>
  (await writeIn(bytes, type, { pixels: side, quality: 80 })).bytes;

/** The longest side of a preview. As a png of noise it is still under the 400,000 signs of the contract. */
const previewPixels = 240;

export const previewOf = (bytes: Buffer, type: ImageType): Promise<string> =>
  onImage(bytes, async (image) => {
    const small = fitted(image, { width: previewPixels, height: previewPixels });
    const [encoded, name] =
      type === 'image/jpeg'
        ? [small.jpeg({ quality: 75 }), 'image/jpeg']
        : [small.png({ compressionLevel: 9 }), 'image/png'];
    return `data:${name};base64,${(await encoded.toBuffer()).toString('base64')}`;
  });
