import { expect, test } from 'vitest';
import { compared } from './recorded/compared';
import { runOptions } from './run/options';

test('the mock server refuses what the API refuses: same status, fields and messages', async () => {
  expect(await compared(100, runOptions().seed)).toEqual([]);
});
