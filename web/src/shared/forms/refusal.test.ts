import { ApiError, type Problem } from '@dispatch/contract';
import { expect, test } from 'vitest';
import { sortRefusal } from './refusal';

const refused = (extra: Partial<Problem>): ApiError =>
  new ApiError({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid-input',
    requestId: '1',
    message: 'Please check what you have entered.',
    ...extra,
  });

const fieldError = (pointer: string, message: string) => ({ pointer, rule: 'required', message });
const names = ['headline', 'reasons', 'a/b'];

test('errors go to the fields that their pointers name, the first of each', () => {
  const error = refused({
    errors: ['No headline', 'Too short', 'No reason'],
    fields: [
      fieldError('/headline', 'No headline'),
      fieldError('/headline', 'Too short'),
      fieldError('/reasons/0', 'No reason'),
    ],
  });
  const { byField, others } = sortRefusal(error, names);
  expect(Object.fromEntries(byField)).toEqual({ headline: 'No headline', reasons: 'No reason' });
  expect(others).toEqual([]);
});

test('an error of a field that the form does not have is told above the form', () => {
  const error = refused({ errors: ['Bad colour'], fields: [fieldError('/colour', 'Bad colour')] });
  expect(sortRefusal(error, names)).toEqual({ byField: new Map(), others: ['Bad colour'] });
});

test('a pointer is unescaped', () => {
  const error = refused({ errors: ['Odd'], fields: [fieldError('/a~1b', 'Odd')] });
  expect([...sortRefusal(error, names).byField.keys()]).toEqual(['a/b']);
});

test('a refusal without fields is told in all its messages, or in its one', () => {
  expect(sortRefusal(refused({ errors: ['One', 'Two'] }), names).others).toEqual(['One', 'Two']);
  expect(sortRefusal(refused({}), names).others).toEqual(['Please check what you have entered.']);
});

test('whatever else was thrown is told too', () => {
  expect(sortRefusal(new Error('Broken'), names).others).toEqual(['Broken']);
  expect(sortRefusal('odd', names).others).toEqual(['Something went wrong. Please try again.']);
});
