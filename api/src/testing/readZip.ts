import { inflateRawSync } from 'node:zlib';

export const readZip = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('This is no ZIP.');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    files.set(
      zip.subarray(at + 46, at + 46 + name).toString('utf8'),
      method === 0 ? bytes : inflateRawSync(bytes),
    );
    at += 46 + name + extra + comment;
  }
  return files;
};
