import { expect, test } from 'vitest';
import { compared } from './recorded/compared';
import { runOptions } from './run/options';

test('the mock server refuses a thousand requests as the API does', async () => {
  expect(await compared(1_000, runOptions().seed + 1)).toEqual([]);
});
