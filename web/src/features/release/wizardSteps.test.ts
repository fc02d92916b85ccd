import { describe, expect, it } from 'vitest';
import { stepIndexOf } from '../../shared/wizard/useStepPlace';
import { createSteps, editSteps, sameStep, stepOfField } from './wizardSteps';

describe('the step in the address', () => {
  it('counts from 1 and reaches the furthest step at most', () => {
    expect(stepIndexOf('3', 7)).toBe(2);
    expect(stepIndexOf('8', 4)).toBe(4);
  });

  it.each([null, '', '0', '-2', '1.5', 'three', '1e9x'])('reads %j as the first step', (text) => {
    expect(stepIndexOf(text, 7)).toBe(0);
  });
});

it('leads each error to the step that shows its field', () => {
  expect(createSteps[stepOfField(createSteps, 'secondaryContactEmail')]?.id).toBe('release');
  expect(createSteps[stepOfField(createSteps, 'cjl')]?.id).toBe('additions');
  expect(createSteps[stepOfField(createSteps, 'attachments.1.caption')]?.id).toBe('release');
  expect(stepOfField(createSteps, 'unknown')).toBe(0);
});

it.each([
  ['1', 'release'],
  ['3', 'release'],
  ['5', 'schedule'],
  ['7', 'summary'],
  ['8', 'summary'],
])('takes step %s of the create wizard to %s of the edit wizard', (step, id) => {
  expect(editSteps[sameStep(createSteps, editSteps, step)]?.id).toBe(id);
});
