import { ApiError, type ProblemCode } from '@dispatch/contract';
import { describe, expect, it } from 'vitest';
import { payRelease, resumePayment, type PaymentServices } from './payRelease';
import { paymentState, readyToPay, type PaymentError, type PaymentState } from './paymentState';
import type { Press } from './press';

const purchase = {
  purpose: 'release',
  order: { package: '140', cjl: 1, hasCisionSocialPost: true, priorityReleaseEnabled: false },
} as const;
const amount = 605;
const refusal = (status: number, code: ProblemCode, more = {}): ApiError =>
  new ApiError({ type: 'about:blank', title: '', status, code, requestId: '', message: code, ...more });
const declined: PaymentError = { kind: 'refused', texts: ['Your card has been declined.'] };

function setUp(fail: Partial<Record<'createIntent' | 'capture', unknown[]>> = {}) {
  let press: Press | null = null;
  let state: PaymentState = readyToPay;
  let reloads = 0;
  let keys = 0;
  const calls: string[] = [];
  const orders = new Map<string, number>();
  const confirmations: (PaymentError | null)[] = [];
  const authorised = new Set<string>();
  const failing = (step: 'createIntent' | 'capture'): void => {
    const error = fail[step]?.shift();
    if (error !== undefined && error !== null) throw error as Error;
  };
  const services: PaymentServices = {
    checkCard: async () => null,
    prepare: async () => ({ distributionId: 43, prwebPressReleaseId: 204_851, releaseDate: null }),
    createIntent: async ({ key }) => {
      calls.push(`createIntent ${key}`);
      failing('createIntent');
      return { intentId: 'pi_1', clientSecret: 'pi_1_secret' };
    },
    confirm: async (secret) => {
      calls.push('confirm');
      const outcome = confirmations.shift() ?? null;
      if (outcome === null) authorised.add(secret);
      return outcome;
    },
    isAuthorised: async ({ clientSecret }) => authorised.has(clientSecret ?? ''),
    capture: async ({ paymentIntent, key }) => {
      calls.push(`capture ${key} ${paymentIntent}`);
      orders.set(key, orders.get(key) ?? 100_042 + orders.size);
      failing('capture');
      return { orderNumber: orders.get(key) ?? 0 };
    },
    read: () => press,
    keep: (_id, kept) => void (press = kept),
    newKey: () => `key-${(keys += 1)}`,
    wait: async () => void calls.push('wait'),
    tell: (event) => void (state = paymentState(state, event)),
    errorOf: (error) => ({ kind: 'refused', texts: [(error as Error).message] }),
    reload: async () => void (reloads += 1),
  };
  return {
    services,
    calls,
    orders,
    confirmations,
    state: () => state,
    press: () => press,
    reloads: () => reloads,
    reset: () => (state = readyToPay),
  };
}

it('authorises, captures and knows the order', async () => {
  const { services, calls, state, press } = setUp();
  await payRelease(services, purchase, amount);
  expect(calls).toEqual(['createIntent key-1', 'confirm', 'capture key-1 pi_1']);
  expect(state()).toEqual({ phase: 'paid', orderNumber: 100_042 });
  expect(press()).toBeNull();
});

it('needs no card for a total of 0', async () => {
  const { services, calls, state } = setUp();
  services.checkCard = async () => declined;
  await payRelease(services, purchase, 0);
  expect(calls).toEqual(['capture key-1 null']);
  expect(state().phase).toBe('paid');
});

it('does nothing when card or release are not in order', async () => {
  const unfit = setUp();
  unfit.services.checkCard = async () => declined;
  await payRelease(unfit.services, purchase, amount);
  expect(unfit.state()).toEqual({ phase: 'ready', error: declined });

  const refused = setUp();
  refused.services.prepare = async () => null;
  await payRelease(refused.services, purchase, amount);
  expect([unfit.calls, refused.calls]).toEqual([[], []]);
  expect(refused.state()).toEqual({ phase: 'ready', error: null });
});

describe('a declined card', () => {
  it('captures nothing, says why, and the next press is another one', async () => {
    const { services, calls, confirmations, state, press } = setUp();
    confirmations.push(declined);
    await payRelease(services, purchase, amount);
    expect([state(), press()]).toEqual([{ phase: 'ready', error: declined }, null]);
    await payRelease(services, purchase, amount);
    expect(calls).toEqual([
      'createIntent key-1',
      'confirm',
      'createIntent key-2',
      'confirm',
      'capture key-2 pi_1',
    ]);
  });
});

describe('an answer that does not come', () => {
  const lost = refusal(0, 'no-answer');

  it('to the first call is asked for again with the same key', async () => {
    const { services, calls, state } = setUp({ createIntent: [lost] });
    await payRelease(services, purchase, amount);
    expect(state().phase).toBe('ready');
    await payRelease(services, purchase, amount);
    expect(calls.filter((call) => call.startsWith('createIntent'))).toEqual([
      'createIntent key-1',
      'createIntent key-1',
    ]);
  });

  it('to the capture is asked for again after a reload, without the card, and orders once', async () => {
    const { services, calls, orders, state, press, reset } = setUp({ capture: [lost] });
    await payRelease(services, purchase, amount);
    reset();
    const kept = press();
    expect(kept?.stage).toBe('capturing');
    expect(kept && (await resumePayment(services, kept))).toBe(true);
    expect(calls.filter((call) => call.startsWith('capture'))).toEqual([
      'capture key-1 pi_1',
      'capture key-1 pi_1',
    ]);
    expect(calls.filter((call) => call === 'confirm')).toHaveLength(1);
    expect(orders.size).toBe(1);
    expect(state()).toEqual({ phase: 'paid', orderNumber: 100_042 });
  });

  it('of the bank is looked up after a reload: authorised goes on, anything else begins anew', async () => {
    const { services, calls, press, confirmations } = setUp();
    services.confirm = () => Promise.reject(new Error('The page was left.'));
    await payRelease(services, purchase, amount);
    const kept = press();
    expect(kept?.stage).toBe('confirming');
    expect(kept && (await resumePayment(services, kept))).toBe(false);
    expect(press()).toBeNull();
    services.isAuthorised = async () => true;
    expect(kept && (await resumePayment(services, kept))).toBe(true);
    expect(calls.at(-1)).toBe('capture key-1 pi_1');
    expect(confirmations).toEqual([]);
  });
});

it('waits for a capture that still runs in another window', async () => {
  const { services, calls, state } = setUp({ capture: [refusal(409, 'request-running')] });
  await payRelease(services, purchase, amount);
  expect(calls.slice(-3)).toEqual(['capture key-1 pi_1', 'wait', 'capture key-1 pi_1']);
  expect(state().phase).toBe('paid');
});

it('does not wait for ever, and keeps the press for another attempt', async () => {
  const running = Array.from({ length: 20 }, () => refusal(409, 'request-running'));
  const { services, calls, state, press } = setUp({ capture: running });
  await payRelease(services, purchase, amount);
  expect(calls.filter((call) => call === 'wait')).toHaveLength(10);
  expect(state()).toMatchObject({ phase: 'ready', error: { texts: ['request-running'] } });
  expect(press()?.key).toBe('key-1');
});

it('begins with a new press when its key belongs to another order', async () => {
  const { services, calls, press } = setUp({ createIntent: [refusal(422, 'idempotency-key-reused')] });
  await payRelease(services, purchase, amount);
  expect(press()).toBeNull();
  await payRelease(services, purchase, amount);
  expect(calls.at(-1)).toBe('capture key-2 pi_1');
});

it('reads the order anew when its total has changed, and begins with a new press', async () => {
  const changed = refusal(409, 'order-total-changed', { total: 485 });
  const { services, calls, state, press, reloads } = setUp({ createIntent: [changed] });
  await payRelease(services, purchase, amount);
  expect([reloads(), press()]).toEqual([1, null]);
  expect(state()).toEqual({ phase: 'ready', error: { kind: 'refused', texts: ['order-total-changed'] } });
  await payRelease(services, purchase, 485);
  expect(calls.at(-1)).toBe('capture key-2 pi_1');
});

it('says nothing about a release that was paid in another window, but reads it anew', async () => {
  const { services, state, reloads } = setUp({ createIntent: [refusal(409, 'already-paid')] });
  await payRelease(services, purchase, amount);
  expect(reloads()).toBe(1);
  expect(state()).toEqual({ phase: 'ready', error: null });
});
