import { expect, it } from 'vitest';
import { cents } from './money';
import type { Group } from './permissions';
import { whyNoRefund } from './refunds';

it.each<[Group, number, boolean, ReturnType<typeof whyNoRefund>]>([
  ['EDITOR', 1, false, null],
  ['EDITOR', 1, true, 'refund-not-allowed'],
  ['FINANCE', 1, true, null],
  ['ADMIN', 1, true, null],
  ['ADMIN', 0, false, 'refund-maximum'],
  ['ADMIN', -1, false, 'refund-not-allowed'],
  ['VIRTUALPRESSOFFICE', 1, false, 'refund-not-allowed'],
])('%s with %i cents refundable, recognized %s: %s', (group, refundable, isRecognized, why) => {
  expect(whyNoRefund(group, { refundable: cents(refundable), isRecognized })).toBe(why);
});
