import { PNG } from 'pngjs';
import sharp from 'sharp';

/** An opaque picture: four bytes a pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

export const readPicture = (file: Buffer): Picture => PNG.sync.read(file);

/** As a PNG file, fast: for a picture that is looked at once. */
export const quickFile = ({ width, height, data }: Picture): Buffer => {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 3, filterType: 0 });
};

/** Of a picture with more colours than a palette holds, so many of the most frequent ones stay as they are. */
const exact = 160;
const most = 256;

/**
 * The picture with 256 colours at most, so that it takes little room: the frequent ones are kept, the shades of letters
 * and photographs become the nearest of those and of a grid. The same picture always becomes the same.
 */
export function withPalette({ width, height, data }: Picture): Picture {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  if (counts.size <= most) return { width, height, data };
  const byCount = frequent(counts);
  const palette = byCount.slice(0, exact);
  const coarse = new Map<number, number>();
  for (const colour of byCount.slice(exact)) {
    const place = onGrid(colour);
    coarse.set(place, (coarse.get(place) ?? 0) + (counts.get(colour) ?? 0));
  }
  palette.push(...frequent(coarse).slice(0, most - exact));
  const nearest = new Map(palette.map((colour) => [colour, colour]));
  const reduced = Buffer.from(data);
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3);
    let match = nearest.get(colour);
    if (match === undefined) nearest.set(colour, (match = nearestOf(palette, colour)));
    reduced.writeUIntBE(match, at, 3);
  }
  return { width, height, data: reduced };
}

function frequent(counts: ReadonlyMap<number, number>): number[] {
  return [...counts].sort(([one, many], [other, few]) => few - many || one - other).map(([colour]) => colour);
}

/** The middle of a cube of 16 steps in each of red, green and blue. */
const onGrid = (colour: number): number => (colour & 0xf0f0f0) | 0x080808;

function nearestOf(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Infinity;
  for (const candidate of palette) {
    const red = (candidate >> 16) - (colour >> 16);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (candidate & 255) - (colour & 255);
    const distance = 3 * red * red + 6 * green * green + blue * blue;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** As the file that is stored: WebP without loss, a third smaller than PNG, with the palette of `withPalette`. */
export function storedFile(picture: Picture): Promise<Buffer> {
  const { width, height, data } = withPalette(picture);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** The picture in a stored file. Throws when it cannot be read. */
export async function readStored(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
