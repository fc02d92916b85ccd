import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useReducer, useRef } from 'react';
import { call } from '../../shared/api/client';
import type { ReadyRelease } from '../../shared/release/releaseQuery';
import type { OrderContents } from '../../shared/packages/order';
import { cardError, cardFormError, paymentError } from './paymentError';
import { payRelease, resumePayment, type PaymentServices } from './payRelease';
import { isPaying, paymentState, readyToPay } from './paymentState';
import { keepPress, readPress } from './press';

export interface PaymentOptions {
  distributionId: number | null;
  order: OrderContents;
  /** US dollars. */
  amount: number;
  /** The card form; null for a total of 0. */
  card: { stripe: Stripe; elements: StripeElements } | null;
  prepare: () => Promise<ReadyRelease | null>;
  onPaid: (orderNumber: number | null) => void;
  onReload: () => Promise<void>;
  onBusy: (isBusy: boolean) => void;
}

const pause = 2000;
const headersOf = (key: string) => ({ 'Idempotency-Key': key });
const authorised: readonly string[] = ['requires_capture', 'succeeded', 'processing'];

type Card = PaymentOptions['card'];

const confirmCard = async (card: Card, clientSecret: string) => {
  if (card === null) return cardError(undefined);
  const { error } = await card.stripe.confirmPayment({
    elements: card.elements,
    clientSecret,
    confirmParams: { return_url: window.location.href },
    redirect: 'if_required',
  });
  if (error === undefined) return null;
  // Authorised before, by a press whose answer was lost.
  if (authorised.includes(error.payment_intent?.status ?? '')) return null;
  return cardError(error.message);
};

const servicesOf = (options: PaymentOptions, tell: PaymentServices['tell']): PaymentServices => ({
  checkCard: async () => {
    const { error } = (await options.card?.elements.submit()) ?? {};
    return error === undefined ? null : cardFormError(error);
  },
  prepare: options.prepare,
  createIntent: async (distributionId, { key, order, amount }) =>
    (
      await call('createPaymentIntent', {
        headers: headersOf(key),
        body: { amount, purpose: 'release', distributionId, order },
      })
    ).data,
  confirm: (clientSecret) => confirmCard(options.card, clientSecret),
  isAuthorised: async (clientSecret) => {
    const found = await options.card?.stripe.retrievePaymentIntent(clientSecret);
    return authorised.includes(found?.paymentIntent?.status ?? '');
  },
  capture: async (body, key) =>
    (await call('capturePaymentIntent', { headers: headersOf(key), body })).data.OrderNumber,
  read: readPress,
  keep: keepPress,
  newKey: () => crypto.randomUUID(),
  wait: () => new Promise((resolve) => setTimeout(resolve, pause)),
  tell,
  errorOf: paymentError,
  reload: options.onReload,
});

/** Pays for a release, and goes on by itself with a press that a reload has interrupted. */
export function usePayment(options: PaymentOptions) {
  const [state, tell] = useReducer(paymentState, readyToPay);
  const latest = useRef(options);
  const hasResumed = useRef(false);
  const isRunning = useRef(false);
  useEffect(() => {
    latest.current = options;
  });

  const run = async (work: (services: PaymentServices) => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const { onBusy, onPaid } = latest.current;
    const orders: (number | null)[] = [];
    onBusy(true);
    try {
      await work(
        servicesOf(latest.current, (event) => {
          if (event.type === 'paid') orders.push(event.orderNumber);
          tell(event);
        }),
      );
    } finally {
      isRunning.current = false;
      onBusy(false);
    }
    for (const orderNumber of orders.slice(0, 1)) onPaid(orderNumber);
  };
  const resume = async (services: PaymentServices): Promise<boolean> => {
    const { distributionId } = latest.current;
    const kept = distributionId === null ? null : readPress(distributionId);
    return kept !== null && kept.stage !== 'preparing' && resumePayment(services, kept);
  };
  const pay = (): Promise<void> =>
    run(async (services) => {
      const { order, amount } = latest.current;
      if (!(await resume(services))) await payRelease(services, order, amount);
    });
  useEffect(() => {
    if (hasResumed.current) return;
    hasResumed.current = true;
    const { distributionId } = latest.current;
    const kept = distributionId === null ? null : readPress(distributionId);
    if (kept === null || kept.stage === 'preparing') return;
    void run(async (services) => {
      await resume(services);
    });
  });

  return { state, isPaying: isPaying(state), pay };
}
