import { ApiError } from '@dispatch/contract';
import { expect, it } from 'vitest';
import { refusalLines } from './refusalLines';
import { createSteps } from './wizardSteps';

const refusal = (more: object): ApiError =>
  new ApiError({
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    code: 'invalid-input',
    requestId: '',
    message: 'Please check what you have entered.',
    ...more,
  });
const idOf = (step: number | null): string | undefined => (step === null ? undefined : createSteps[step]?.id);

it('leads each fault to the step where it is put right', () => {
  const fields = [
    { pointer: '/headline', rule: 'required', message: 'a' },
    { pointer: '/userEmail', rule: 'email', message: 'b' },
    { pointer: '/userEmail', rule: 'verified', message: 'c' },
    { pointer: '/cjlSelected/0/id', rule: 'oneOf', message: 'd' },
  ];
  const lines = refusalLines(createSteps, refusal({ errors: ['a', 'b', 'c', 'd'], fields }));
  expect(lines.map(({ text, step, field }) => [text, idOf(step), field])).toEqual([
    ['a', 'release', 'headline'],
    ['b', 'schedule', 'userEmail'],
    ['c', 'contacts', undefined],
    ['d', 'amplify', 'cjlSelected'],
  ]);
});

it('keeps what names no field', () => {
  const paid = refusal({ status: 409, code: 'release-unpaid', message: 'Please pay for the release first.' });
  expect(refusalLines(createSteps, paid)).toEqual([
    { text: 'Please pay for the release first.', step: null },
  ]);
});
