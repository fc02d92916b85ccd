import { describe, expect, it } from 'vitest';
import {
  isPaying,
  paymentState,
  readyToPay,
  wordsOf,
  type PaymentEvent,
  type PaymentState,
} from './paymentState';

const after = (...events: readonly PaymentEvent[]): PaymentState => events.reduce(paymentState, readyToPay);
const declined: PaymentEvent = {
  type: 'failed',
  error: { kind: 'refused', texts: ['Your card has been declined.'] },
};

it('goes from the press to the order, step by step', () => {
  const events: PaymentEvent[] = [
    { type: 'pressed' },
    { type: 'checked' },
    { type: 'prepared' },
    { type: 'confirmed' },
  ];
  const phases = events.map((_event, index) => after(...events.slice(0, index + 1)).phase);
  expect(phases).toEqual(['checking', 'preparing', 'confirming', 'capturing']);
  expect(after(...events, { type: 'paid', orderNumber: 100_042 })).toEqual({
    phase: 'paid',
    orderNumber: 100_042,
  });
});

it('takes no second press while one is on its way', () => {
  const once = after({ type: 'pressed' }, { type: 'checked' });
  expect(paymentState(once, { type: 'pressed' })).toBe(once);
  expect(isPaying(once)).toBe(true);
});

it('is ready again after a refusal, with what was said, and forgets that at the next press', () => {
  const refused = after({ type: 'pressed' }, declined);
  expect(refused).toEqual({
    phase: 'ready',
    error: { kind: 'refused', texts: ['Your card has been declined.'] },
  });
  expect(paymentState(refused, { type: 'pressed' })).toEqual({ phase: 'checking' });
});

describe('an event that does not fit', () => {
  it.each<[string, PaymentEvent]>([
    ['a confirmation that nobody asked for', { type: 'confirmed' }],
    ['an intent that nobody asked for', { type: 'prepared' }],
  ])('%s changes nothing', (_what, event) => {
    expect(after(event)).toBe(readyToPay);
  });

  it('does not make a paid release unpaid', () => {
    const paid = after({ type: 'paid', orderNumber: 1 });
    expect(paymentState(paid, declined)).toBe(paid);
    expect(paymentState(paid, { type: 'pressed' })).toBe(paid);
  });
});

it('goes on with a capture from before a reload', () => {
  expect(after({ type: 'resumed' }).phase).toBe('capturing');
});

it('says what is happening, and nothing when nothing is', () => {
  expect([readyToPay, after({ type: 'paid', orderNumber: 1 })].map(wordsOf)).toEqual(['', '']);
  const phases = ['checking', 'preparing', 'confirming', 'capturing'] as const;
  expect(phases.map((phase) => wordsOf({ phase }))).toEqual([
    'Checking your order…',
    'Preparing the payment…',
    'Checking with your bank…',
    'Placing your order…',
  ]);
});
