import { expect, test } from 'vitest';
import { type SocialAccount, daysText, socialStateOf } from './socialState';

const now = Date.parse('2026-11-20T17:00:00Z');
const account = (given: Partial<SocialAccount>): SocialAccount => ({
  id: 22,
  type: 'LinkedIn',
  userLoginName: 'Dana Ortiz',
  authorized: true,
  tokenExpireDate: null,
  ...given,
});
const kindOf = (given: Partial<SocialAccount>) => socialStateOf(account(given), now).kind;

test('no account is connected', () => {
  expect(socialStateOf(undefined, now)).toEqual({ kind: 'none' });
});

test('an authorization that does not end is valid', () => {
  expect(kindOf({})).toBe('valid');
});

test('the warning begins 30 days before the end', () => {
  expect(kindOf({ tokenExpireDate: '2026-12-20T17:00:01Z' })).toBe('valid');
  expect(socialStateOf(account({ tokenExpireDate: '2026-12-20T17:00:00Z' }), now)).toEqual({
    kind: 'expiring',
    until: '2026-12-20T17:00:00Z',
    days: 30,
  });
  expect(socialStateOf(account({ tokenExpireDate: '2026-11-20T17:00:01Z' }), now)).toMatchObject({ days: 1 });
});

test('it has expired at its end, and when the server says so', () => {
  expect(kindOf({ tokenExpireDate: '2026-11-20T17:00:00Z' })).toBe('expired');
  expect(kindOf({ authorized: false, tokenExpireDate: '2027-11-20T17:00:00Z' })).toBe('expired');
});

test('the days that are left are counted as people count', () => {
  expect([1, 2, 30].map(daysText)).toEqual(['1 day', '2 days', '30 days']);
});
