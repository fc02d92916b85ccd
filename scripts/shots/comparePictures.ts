import pixelmatch from 'pixelmatch';
import { type Picture } from './picture';

/** How two pictures differ. */
export interface Difference {
  /** The part of all pixels that differ, 0 to 1; what only one of them covers differs. */
  part: number;
  /** Whether it is more than the tolerance. */
  isTooMuch: boolean;
  /** Both over one another, what differs in red. */
  picture: Picture;
}

/** A tenth of a percent of the pixels may differ (issue 4, section 5). */
export const tolerance = 0.001;

/** How far apart two colours may be, 0 to 1: a step of three in 255 is seen. */
const threshold = 0.01;

/** Compares two pictures; null when they are equal to the last bit. */
export function comparePictures(before: Picture, after: Picture): Difference | null {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return null;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = [
    onSheet(before, width, height, 0xff00ffff),
    onSheet(after, width, height, 0x00ff00ff),
  ];
  const data = Buffer.alloc(width * height * 4);
  const count = pixelmatch(one, other, data, width, height, { threshold, includeAA: true });
  const part = count / (width * height);
  return { part, isTooMuch: part > tolerance, picture: { width, height, data } };
}

/** The picture in the corner of a larger sheet of a colour that no picture has. */
function onSheet(picture: Picture, width: number, height: number, colour: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const pixel = Buffer.alloc(4);
  pixel.writeUInt32BE(colour);
  const sheet = Buffer.alloc(width * height * 4, pixel);
  const bytes = picture.width * 4;
  for (let row = 0; row < picture.height; row += 1) {
    picture.data.copy(sheet, row * width * 4, row * bytes, (row + 1) * bytes);
  }
  return sheet;
}
