import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

const opened = new Map<string, Buffer>();

/** A WOFF file as the OpenType font that it holds (https://www.w3.org/TR/WOFF/, sections 3 to 5). */
const unpacked = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let table = 0; table < count; table += 1) {
    const [entry, record] = [44 + 20 * table, 12 + 16 * table];
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const data = packed < length ? inflateSync(stored) : stored;
    woff.copy(head, record, entry, entry + 4);
    woff.copy(head, record + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(length, record + 12);
    parts.push(data, Buffer.alloc(-length & 3));
    at += length + (-length & 3);
  }
  return Buffer.concat(parts);
};

/**
 * The font of a WOFF file, unpacked once for all PDFs of this process: the library of the PDFs would do it in
 * JavaScript, for each of them anew, which is half of what a short one costs.
 */
export const openedFont = (file: string): Buffer => {
  const font = opened.get(file) ?? unpacked(readFileSync(file));
  opened.set(file, font);
  return font;
};
