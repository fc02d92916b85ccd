import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

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

/** As a small PNG file, with the palette of `withPalette`. */
export function smallFile(picture: Picture): Buffer {
  const { width, height, data } = withPalette(picture);
  const indexes = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = data.readUIntBE(pixel * 4, 3);
    const index = indexes.get(colour) ?? indexes.size;
    indexes.set(colour, index);
    // Each row begins with the number of its filter: none.
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.alloc(indexes.size * 3);
  for (const [colour, index] of indexes) palette.writeUIntBE(colour, index * 3, 3);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
