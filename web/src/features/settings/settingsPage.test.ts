import { expect, test } from 'vitest';
import { settingsPageOf } from './settingsPage';

test.each(['account', 'Account', 'ACCOUNT'])('%s is the account', (word) => {
  expect(settingsPageOf(word)).toBe('account');
});

test('so it is with social', () => {
  expect(settingsPageOf('SoCial')).toBe('social');
});

test.each([undefined, '', 'accounts', 'billing', 'constructor'])('%s is no page', (word) => {
  expect(settingsPageOf(word)).toBeNull();
});
