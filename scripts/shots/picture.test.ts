import { expect, it } from 'vitest';
import { type Picture, quickFile, readPicture, smallFile } from './picture';

/** Pixels of as many colours, repeated over the picture. */
function picture(colours: number, width = 61, height = 40): Picture {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = pixel % colours;
    data.set([colour % 251, (colour * 7) % 256, Math.floor(colour / 251)], pixel * 4);
  }
  return { width, height, data };
}

it.each([1, 2, 256, 257, 2000])('keeps every pixel of a picture of %i colours', (colours) => {
  const before = picture(colours);
  for (const file of [smallFile(before), quickFile(before)]) {
    const { width, height, data } = readPicture(file);
    expect([width, height]).toEqual([61, 40]);
    expect(data.equals(before.data)).toBe(true);
  }
});

it('is smaller than what the browser would send', () => {
  const few = picture(40, 400, 300);
  expect(smallFile(few).length).toBeLessThan(quickFile(few).length / 2);
});
