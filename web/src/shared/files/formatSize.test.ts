import { expect, test } from 'vitest';
import { formatSize } from './formatSize';

test.each([
  [0, '1 kB'],
  [812_400, '812 kB'],
  [4_821_904, '4.8 MB'],
  [2_147_483_647, '2.1 GB'],
  [5_000_000_000_000, '5000.0 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
