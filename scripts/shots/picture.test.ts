import { expect, it } from 'vitest';
import { type Picture, quickFile, readPicture, readStored, storedFile, withPalette } from './picture';

/** Pixels of as many colours, repeated over the picture. */
function picture(colours: number, width = 61, height = 40): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = pixel % colours;
    data.set([colour % 251, (colour * 7) % 256, Math.floor(colour / 251)], pixel * 4);
  }
  return { width, height, data };
}

it.each([1, 2, 256])('keeps every pixel of a picture of %i colours', async (colours) => {
  const before = picture(colours);
  const again = [await readStored(await storedFile(before)), readPicture(quickFile(before))];
  for (const { width, height, data } of again) {
    expect([width, height]).toEqual([61, 40]);
    expect(data.equals(before.data)).toBe(true);
  }
});

it('is smaller than what the browser would send', async () => {
  const few = picture(40, 400, 300);
  expect((await storedFile(few)).length).toBeLessThan(quickFile(few).length / 2);
});

it('keeps the frequent colours of a picture of many, and comes near the others', async () => {
  const before = picture(2000, 300, 200);
  for (let pixel = 0; pixel < 30_000; pixel += 1) before.data.set([243, 246, 247], pixel * 4);
  const after = withPalette(before);
  expect([...after.data.subarray(0, 3)]).toEqual([243, 246, 247]);
  const apart = before.data.map((value, at) => Math.abs(value - (after.data[at] ?? 0)));
  expect(Math.max(...new Set(apart))).toBeLessThan(48);
  expect(new Set(Array.from({ length: 60_000 }, (_, at) => after.data.readUIntBE(at * 4, 3))).size).toBe(256);
  expect((await readStored(await storedFile(before))).data.equals(after.data)).toBe(true);
  expect(withPalette(after).data.equals(after.data)).toBe(true);
});
