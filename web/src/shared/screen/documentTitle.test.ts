import { expect, test } from 'vitest';
import { printTitle } from './documentTitle';

test('the title names screen and site, and begins with Error: while a form shows errors', () => {
  const title = { title: 'Create A Free Account', siteName: 'Dispatch', hasErrors: false };
  expect(printTitle(title)).toBe('Create A Free Account · Dispatch');
  expect(printTitle({ ...title, hasErrors: true })).toBe('Error: Create A Free Account · Dispatch');
  expect(printTitle({ ...title, siteName: '' })).toBe('Create A Free Account');
});
