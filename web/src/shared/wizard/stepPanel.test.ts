import { expect, it } from 'vitest';
import { panelSteps } from './stepPanel';

const steps = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, value: [], hasProblems: id === 'b' }));
const hrefOf = (index: number): string => `?currentStep=${index + 1}`;
const shown = (index: number, reached: number, showsProblems = false) =>
  panelSteps(steps, { index, reached, showsProblems, hrefOf }).map(({ state, href }) => [
    state,
    href !== undefined,
  ]);

it('opens steps up to the furthest that was reached', () => {
  expect(shown(0, 2)).toEqual([
    ['current', true],
    ['problem', true],
    ['todo', true],
    ['todo', false],
  ]);
});

it('tells of a problem in the step that is shown only after pressing on', () => {
  expect(shown(1, 1)[1]).toEqual(['current', true]);
  expect(shown(1, 1, true)[1]).toEqual(['problem', true]);
});

it('marks what is behind as completed', () => {
  expect(shown(2, 2)[0]).toEqual(['completed', true]);
});

it('shows what was entered, and nothing of steps that nobody has reached', () => {
  const filled = steps.map((step) => ({ ...step, value: [`${step.id} entered`] }));
  const place = { index: 1, reached: 1, showsProblems: false, hrefOf };
  expect(panelSteps(filled, place).map(({ value }) => value)).toEqual([['a entered'], ['b entered'], [], []]);
});

it('opens nothing while no step may be opened', () => {
  const place = { index: 1, reached: 2, showsProblems: false, hrefOf: null };
  expect(panelSteps(steps, place).filter(({ href }) => href !== undefined)).toEqual([]);
});
