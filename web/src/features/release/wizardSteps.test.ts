import { describe, expect, it } from 'vitest';
import { createSteps, editSteps, furthestStep, stepIndexOf, stepOfField } from './wizardSteps';

describe('the step in the address', () => {
  it('counts from 1 and reaches the furthest step at most', () => {
    expect(stepIndexOf('3', 7)).toBe(2);
    expect(stepIndexOf('8', 4)).toBe(4);
  });

  it.each([null, '', '0', '-2', '1.5', 'three', '1e9x'])('reads %j as the first step', (text) => {
    expect(stepIndexOf(text, 7)).toBe(0);
  });
});

describe('how far one may go', () => {
  it('stops at the first step with a fault', () => {
    expect(furthestStep(createSteps, ['headline', 'user'], false)).toBe(2);
    expect(furthestStep(createSteps, ['user'], false)).toBe(4);
  });

  it('stops at the payment until it is settled', () => {
    expect(furthestStep(createSteps, [], false)).toBe(6);
    expect(furthestStep(createSteps, [], true)).toBe(7);
  });

  it('reaches the summary of the edit wizard, which has no payment', () => {
    expect(furthestStep(editSteps, [], false)).toBe(4);
  });
});

it('leads each fault to the step that shows its field', () => {
  expect(createSteps[stepOfField(createSteps, 'secondaryContactEmail')]?.id).toBe('release');
  expect(createSteps[stepOfField(createSteps, 'cjl')]?.id).toBe('additions');
  expect(stepOfField(createSteps, 'unknown')).toBe(0);
});
