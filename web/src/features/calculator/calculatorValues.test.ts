import { expect, test } from 'vitest';
import { fitted, initialValues } from './calculatorValues';

const wishes = { ...initialValues(''), cjl: 21, priorityReleaseEnabled: true };

test('Basic and Standard are not sold with priority', () => {
  for (const id of ['80', '140'] as const)
    expect(fitted({ ...wishes, package: id }, 99)).toMatchObject({ cjl: 21, priorityReleaseEnabled: false });
});

test('Advanced and Premium come with lists of their own, so that fewer can be bought', () => {
  expect(fitted({ ...wishes, package: '200' }, 99)).toMatchObject({ cjl: 20, priorityReleaseEnabled: true });
  expect(fitted({ ...wishes, package: '360' }, 99)).toMatchObject({ cjl: 19, priorityReleaseEnabled: true });
});

test('no more lists are kept than reach somebody, those of the package first', () => {
  expect(fitted({ ...wishes, package: '360' }, 5).cjl).toBe(3);
  expect(fitted({ ...wishes, package: '360' }, 1).cjl).toBe(0);
});
