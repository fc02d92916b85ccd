import { expect, test } from 'vitest';
import { readLoginAnswer } from './loginAnswer';

const read = (query: string) => readLoginAnswer(new URLSearchParams(query));

test('a code is taken with its state', () => {
  expect(read('code=abc&state=xyz')).toEqual({ kind: 'code', code: 'abc', state: 'xyz' });
  expect(read('code=abc')).toEqual({ kind: 'code', code: 'abc', state: null });
});

test('a person who is not assigned has no access', () => {
  expect(
    read('error=access_denied&error_description=User+is+not+assigned+to+the+client+application.').kind,
  ).toBe('noAccess');
});

test('other refusals are told in the words of the provider', () => {
  expect(read('error=server_error&error_description=Down')).toEqual({ kind: 'refused', description: 'Down' });
});

test('a refusal without words, and an answer with nothing, have none', () => {
  expect(read('error=server_error')).toEqual({ kind: 'refused', description: null });
  expect(read('')).toEqual({ kind: 'refused', description: null });
  expect(read('code=')).toEqual({ kind: 'refused', description: null });
});

test('a code beside an error is not used', () => {
  expect(read('code=abc&state=x&error=access_denied').kind).toBe('refused');
});
