import { ApiError } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { mayRetry } from './queryClient';

const error = (status: number): ApiError =>
  new ApiError({ type: 'about:blank', title: '', status, code: 'busy', requestId: '', message: 'x' });

test.each([400, 401, 403, 404, 409, 422, 429])('a refusal with %d is not asked again', (status) => {
  expect(mayRetry(0, error(status))).toBe(false);
});

test('without an answer, and when the server fails, reading is tried three times in all', () => {
  for (const status of [0, 500, 503]) {
    expect([0, 1, 2].map((failures) => mayRetry(failures, error(status)))).toEqual([true, true, false]);
  }
});
