import { ApiError, type Problem } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { errorText, errorTexts } from './errorTexts';

const refused = (problem: Partial<Problem>, retryAfter: number | null = null) =>
  new ApiError(
    {
      type: 'about:blank',
      title: 'Refused',
      status: 400,
      code: 'invalid-input',
      requestId: 'r',
      message: '',
      ...problem,
    },
    retryAfter,
  );
const limited = (retryAfter: number | null) =>
  refused({ status: 429, message: 'Too many requests' }, retryAfter);

test('every message of the server, else its one, else the title', () => {
  expect(errorTexts(refused({ errors: ['One', 'Two'], message: 'One' }))).toEqual(['One', 'Two']);
  expect(errorTexts(refused({ message: 'One' }))).toEqual(['One']);
  expect(errorTexts(refused({}))).toEqual(['Refused']);
});

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3600, '60 minutes'],
  [86_400, '24 hours'],
])('after too many requests it says when to come back: %i seconds are %s', (seconds, wait) => {
  expect(errorTexts(limited(seconds))).toEqual(['Too many requests', `Please try again in ${wait}.`]);
  expect(errorText(limited(seconds))).toBe('Too many requests');
});

test('nobody is told to come back when the server does not say when', () => {
  expect(errorTexts(limited(null))).toEqual(['Too many requests']);
  expect(errorTexts(refused({ message: 'No' }, 60))).toEqual(['No']);
});
