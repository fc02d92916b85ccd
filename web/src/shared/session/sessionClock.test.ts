import { expect, test } from 'vitest';
import { defaultThresholds, isSameEnd, printCountdown, readThresholds, sessionPhase } from './sessionClock';

test('the flag sessionTimeout moves the thresholds', () => {
  expect(readThresholds('300,30')).toEqual({ warning: 300, noRefresh: 30 });
  expect(readThresholds(' 300 , 30 ')).toEqual({ warning: 300, noRefresh: 30 });
});

test.each([undefined, '', 'soon', '300', '300,', ',30', '-5,3'])('%j gives the default', (flag) => {
  expect(readThresholds(flag)).toEqual(defaultThresholds);
});

test.each([
  [3600, 'quiet'],
  [601, 'quiet'],
  [600, 'extendable'],
  [61, 'extendable'],
  [60, 'refresh'],
  [1, 'refresh'],
  [0, 'expired'],
  [-5, 'expired'],
  [Infinity, 'quiet'],
] as const)('%d seconds before the end the banner is %s', (seconds, phase) => {
  expect(sessionPhase(seconds, defaultThresholds)).toBe(phase);
});

test.each([
  [600, '10:00'],
  [59.2, '01:00'],
  [9, '00:09'],
  [3600, '60:00'],
  [-1, '00:00'],
] as const)('%d seconds read %s', (seconds, text) => {
  expect(printCountdown(seconds)).toBe(text);
});

test.each([
  [0, true],
  [1_000, true],
  [-1_000, true],
  [60_000, false],
  [-60_000, false],
])('an end that is answered %d ms later is the same: %s', (later, isSame) => {
  const end = Date.parse('2026-11-20T17:00:00Z');
  expect(isSameEnd(end, end + later)).toBe(isSame);
});
