import { expect, test } from 'vitest';
import { nameOfType } from './nameOfType';

test('a name with an ending of its type stays', () => {
  const names = [
    ['opening-day.png', 'image/png'],
    ['Opening Day.PNG', 'image/png'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.JPG', 'image/jpeg'],
    ['plan.v2.pdf', 'application/pdf'],
  ] as const;
  for (const [name, type] of names) expect(nameOfType(name, type)).toBe(name);
});

test('a name of another type gets the ending of its own', () => {
  const names = [
    ['plan.hta', 'application/pdf', 'plan.hta.pdf'],
    ['picture.png', 'image/jpeg', 'picture.png.jpg'],
    ['photo.jfif', 'image/jpeg', 'photo.jfif.jpg'],
    ['setup.exe', 'image/png', 'setup.exe.png'],
    ['picture', 'image/gif', 'picture.gif'],
    ['picture.png ', 'image/png', 'picture.png .png'],
    ['run.bat.', 'application/pdf', 'run.bat..pdf'],
    ['.png.', 'image/png', '.png..png'],
  ] as const;
  for (const [name, type, expected] of names) expect(nameOfType(name, type)).toBe(expected);
});

test('a long name is cut before the ending', () => {
  const name = nameOfType(`${'x'.repeat(251)}.exe`, 'image/png');
  expect(name).toHaveLength(255);
  expect(name).toMatch(/\.png$/);
});
