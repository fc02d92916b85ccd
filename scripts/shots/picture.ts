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

/**
 * As a PNG file, small and without loss: a palette when 256 colours are enough, which they are for most parts, else
 * whichever of filtered and unfiltered rows takes less room.
 */
export function smallFile(picture: Picture): Buffer {
  const indexed = indexedFile(picture);
  if (indexed !== null) return indexed;
  const { width, height, data } = picture;
  const png = new PNG({ width, height });
  data.copy(png.data);
  const files = [0, -1].map((filterType) =>
    PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType }),
  );
  return files.reduce((small, file) => (file.length < small.length ? file : small));
}

function indexedFile({ width, height, data }: Picture): Buffer | null {
  const indexes = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = data.readUIntBE(pixel * 4, 3);
    let index = indexes.get(colour);
    if (index === undefined) {
      index = indexes.size;
      if (index === 256) return null;
      indexes.set(colour, index);
    }
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
