import { expect, test } from 'vitest';
import { fitted, initialValues } from './calculatorValues';

const wishes = { ...initialValues(''), cjl: 21, priorityReleaseEnabled: true };

test('Basic and Standard are not sold with priority', () => {
  for (const id of ['80', '140'] as const)
    expect(fitted({ ...wishes, package: id })).toMatchObject({ cjl: 21, priorityReleaseEnabled: false });
});

test('Advanced and Premium come with lists of their own, so that fewer can be bought', () => {
  expect(fitted({ ...wishes, package: '200' })).toMatchObject({ cjl: 20, priorityReleaseEnabled: true });
  expect(fitted({ ...wishes, package: '360' })).toMatchObject({ cjl: 19, priorityReleaseEnabled: true });
});
