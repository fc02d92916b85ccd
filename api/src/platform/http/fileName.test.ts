import { expect, test } from 'vitest';
import { fileName } from './fileName';

test.each([
  ['opening-day.jpg', 'opening-day.jpg'],
  ['Eröffnung 開幕.png', 'Eröffnung 開幕.png'],
  ['../../etc/passwd', 'passwd'],
  [String.raw`C:\fakepath\plan.pdf`, 'plan.pdf'],
  ['plan\u202Efdp.exe\u0000.pdf', 'planfdp.exe.pdf'],
  ['', 'file'],
  ['..', 'file'],
  ['the %22plant%22.png', 'the "plant".png'],
  ['half \uD83D.png', 'half .png'],
])('%j is stored as %j', (sent, stored) => {
  expect(fileName(sent)).toBe(stored);
});

test('a long name keeps its ending', () => {
  const name = fileName(`${'🤖'.repeat(200)}.jpeg`);
  expect(name.length).toBeLessThanOrEqual(255);
  expect(name).toMatch(/🤖\.jpeg$/u);
});
