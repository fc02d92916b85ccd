import { expect, it } from 'vitest';
import { comparePictures } from './comparePictures';
import { type Picture } from './picture';

/** A grey sheet of 100,000 pixels, of which the first ones have another colour. */
function sheet(others = 0, colour = [200, 30, 30], height = 250): Picture {
  const data = Buffer.alloc(400 * height * 4, Buffer.from([240, 240, 240, 255]));
  for (let pixel = 0; pixel < others; pixel += 1) data.set(colour, pixel * 4);
  return { width: 400, height, data };
}

it('says nothing of equal pictures', () => {
  expect(comparePictures(sheet(10), sheet(10))).toBeNull();
});

it.each([
  [50, false],
  [100, false],
  [101, true],
  [200, true],
])('judges %i of 100,000 pixels', (others, isTooMuch) => {
  expect(comparePictures(sheet(), sheet(others))).toMatchObject({ part: others / 100_000, isTooMuch });
});

it('sees a colour that is a little lighter', () => {
  expect(comparePictures(sheet(200, [236, 236, 236]), sheet(0))?.isTooMuch).toBe(true);
});

it.each(['taller', 'lower'])('counts the rows of a picture that became %s', (way) => {
  const [before, after] = way === 'taller' ? [sheet(), sheet(0, [], 275)] : [sheet(0, [], 275), sheet()];
  expect(comparePictures(before, after)).toMatchObject({ part: 25 / 275, isTooMuch: true });
});

it('shows what differs in red, on a sheet that both fit on', () => {
  const { picture } = comparePictures(sheet(), sheet(1, [0, 0, 0], 251)) ?? {};
  expect([picture?.width, picture?.height]).toEqual([400, 251]);
  expect([...(picture?.data.subarray(0, 3) ?? [])]).toEqual([255, 0, 0]);
});
