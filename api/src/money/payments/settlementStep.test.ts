import { describe, expect, it } from 'vitest';
import type { PaymentState } from './Payment';
import type { IntentStatus } from '../../platform/ports/payments/paymentsPort';
import { nextStep } from './settlementStep';

const states: PaymentState[] = [
  'preparing',
  'authorised',
  'capturing',
  'captured',
  'canceling',
  'canceled',
  'failed',
];
const statuses: IntentStatus[] = ['open', 'processing', 'authorised', 'captured', 'canceled'];

const everywhere = states.flatMap((state) =>
  statuses.flatMap((status) =>
    [false, true].map((abandoned) => ({
      state,
      status,
      abandoned,
      step: nextStep(state, status, abandoned),
    })),
  ),
);

describe('the next step of a payment', () => {
  it('captures only what the customer has asked for and the provider has authorised', () => {
    const captured = everywhere.filter(({ step }) => step === 'capture');
    expect(captured.map(({ state, status }) => `${state} ${status}`)).toEqual([
      'capturing authorised',
      'capturing authorised',
    ]);
  });

  it('makes the order of every captured intent that has none', () => {
    for (const { state, status, step } of everywhere) {
      expect(step === 'order').toBe(status === 'captured' && state !== 'captured');
    }
  });

  it('leaves no money reserved for a payment that is over', () => {
    for (const state of ['canceling', 'canceled', 'failed'] as const) {
      expect(nextStep(state, 'authorised', false)).toBe('cancel');
      expect(nextStep(state, 'open', false)).toBe('cancel');
    }
  });

  it('ends what was abandoned, but never what is being captured', () => {
    expect(nextStep('preparing', 'open', true)).toBe('cancel');
    expect(nextStep('authorised', 'authorised', true)).toBe('cancel');
    expect(nextStep('capturing', 'authorised', true)).toBe('capture');
    expect(nextStep('preparing', 'open', false)).toBe('wait');
  });

  it('does nothing while the provider is at work', () => {
    for (const state of states) expect(nextStep(state, 'processing', true)).toBe('wait');
  });

  it('notes what the provider says', () => {
    expect(nextStep('preparing', 'authorised', false)).toBe('authorise');
    expect(nextStep('authorised', 'open', false)).toBe('reopen');
    expect(nextStep('capturing', 'open', false)).toBe('reopen');
    for (const state of ['preparing', 'authorised', 'capturing', 'canceling'] as const) {
      expect(nextStep(state, 'canceled', false)).toBe('close');
    }
  });
});
