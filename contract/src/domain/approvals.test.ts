import { expect, it } from 'vitest';
import { addedBy, needsApproval } from './approvals';
import { cents } from './money';

const limits = { amount: cents(50_000), percent: 50 };
const none = cents(0);

it.each([
  [{ worth: cents(50_000), percent: null }, none, false],
  [{ worth: cents(50_001), percent: null }, none, true],
  [{ worth: cents(20_000), percent: null }, cents(30_000), false],
  [{ worth: cents(20_000), percent: null }, cents(30_001), true],
  // What takes away needs nobody, whatever was given before.
  [{ worth: none, percent: null }, cents(90_000), false],
  [{ worth: null, percent: null }, cents(90_000), false],
  [{ worth: null, percent: 50 }, cents(90_000), false],
  [{ worth: null, percent: 50.01 }, none, true],
])('%j with %i of late: a second person %s', (given, recent, isNeeded) => {
  expect(needsApproval(given, recent, limits)).toBe(isNeeded);
});

it('counts what is more than before, and what comes back to life', () => {
  expect(addedBy({ change: 300, left: 1000, isRevived: false })).toBe(300);
  expect(addedBy({ change: -300, left: 1000, isRevived: false })).toBe(0);
  expect(addedBy({ change: 0, left: 1000, isRevived: true })).toBe(1000);
  expect(addedBy({ change: -400, left: 1000, isRevived: true })).toBe(600);
});
