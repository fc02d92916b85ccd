import { ApiError, type Problem, type ProblemCode } from '@dispatch/contract';
import { expect, it } from 'vitest';
import { tellingLastMove } from './lastMove';

const message = 'A release in the state OnHold cannot go to DraftMode.';
const told = (states: Problem['states'], code: ProblemCode = 'state-conflict') => {
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code,
    requestId: '',
    message,
    states,
  };
  return tellingLastMove(() => Promise.reject(new ApiError(problem)));
};
const states = { from: 'OnHold', to: 'DraftMode' };
const at = '2020-11-20T16:42:00.000Z';

it.each([
  [
    { ...states, by: 'ruth@dispatch.example', at },
    " ruth@dispatch.example moved it to 'On hold' on 20 Nov 2020,",
  ],
  [{ ...states, by: null, at }, " It became 'On hold' on 20 Nov 2020,"],
  [states, ''],
])('says who was faster, and when: %j', async (known, words) => {
  const error: unknown = await told(known).catch((cause: unknown) => cause);
  const shown = (error as ApiError).problem.message;
  expect(shown.startsWith(`${message}${words}`)).toBe(true);
  if (words === '') expect(shown).toBe(message);
});

it('leaves other refusals as they are', async () => {
  await expect(told({ ...states, at }, 'draft-stale')).rejects.toMatchObject({ problem: { message } });
});
