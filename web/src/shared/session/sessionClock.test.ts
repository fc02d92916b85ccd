import { expect, test } from 'vitest';
import { defaultThresholds, printCountdown, readThresholds, sessionPhase } from './sessionClock';

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
