import { expect, test } from 'vitest';
import { settingsPageOf } from './settingsPage';

test.each(['account', 'Account', 'ACCOUNT'])('%s is the account', (word) => {
  expect(settingsPageOf(word)).toBe('account');
});

test('so it is with others', () => {
  expect(settingsPageOf('SoCial')).toBe('social');
  expect(settingsPageOf('companies')).toBe('companies');
});

test.each([undefined, '', 'accounts', 'billing', 'constructor'])('%s is no page', (word) => {
  expect(settingsPageOf(word)).toBeNull();
});
