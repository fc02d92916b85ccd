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

const fieldFault = (pointer: string, message: string) => ({ pointer, rule: 'required', message });
const names = ['headline', 'reasons', 'a/b'];

test('faults go to the fields that their pointers name, the first of each', () => {
  const fault = refused({
    errors: ['No headline', 'Too short', 'No reason'],
    fields: [
      fieldFault('/headline', 'No headline'),
      fieldFault('/headline', 'Too short'),
      fieldFault('/reasons/0', 'No reason'),
    ],
  });
  const { byField, others } = sortRefusal(fault, names);
  expect(Object.fromEntries(byField)).toEqual({ headline: 'No headline', reasons: 'No reason' });
  expect(others).toEqual([]);
});

test('a fault of a field that the form does not have is told above the form', () => {
  const fault = refused({ errors: ['Bad colour'], fields: [fieldFault('/colour', 'Bad colour')] });
  expect(sortRefusal(fault, names)).toEqual({ byField: new Map(), others: ['Bad colour'] });
});

test('a pointer is unescaped', () => {
  const fault = refused({ errors: ['Odd'], fields: [fieldFault('/a~1b', 'Odd')] });
  expect([...sortRefusal(fault, names).byField.keys()]).toEqual(['a/b']);
});

test('a refusal without fields is told in all its messages, or in its one', () => {
  expect(sortRefusal(refused({ errors: ['One', 'Two'] }), names).others).toEqual(['One', 'Two']);
  expect(sortRefusal(refused({}), names).others).toEqual(['Please check what you have entered.']);
});

test('whatever else was thrown is told too', () => {
  expect(sortRefusal(new Error('Broken'), names).others).toEqual(['Broken']);
  expect(sortRefusal('odd', names).others).toEqual(['Something went wrong. Please try again.']);
});
