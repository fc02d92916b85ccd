import { expect, test } from 'vitest';
import { compared, failuresOfMock } from './recorded/compared';
import { runOptions } from './run/options';

test('the mock server refuses what the API refuses: same status, fields and messages', async () => {
  expect(await compared(100, runOptions().seed)).toEqual([]);
});

test('the mock server fails on no valid request', async () => {
  expect(await failuresOfMock(3, runOptions().seed)).toEqual([]);
});
