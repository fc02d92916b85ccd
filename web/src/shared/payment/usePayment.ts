import type { components } from '@dispatch/contract';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { captureOrder, createIntent } from './paymentCalls';
import { cardError, cardFormError, paymentError } from './paymentError';
import { payApproved, payRelease, resumePayment, type PaymentServices } from './payRelease';
import { isPaying, paymentState, readyToPay, type PaymentError } from './paymentState';
import { goToPayPal, readPayPalReturn, withoutPayPalReturn, type PayPalReturn } from './paypal';
import { keepPress, readPress, type PaidOrder, type Purchase, type Ready } from './press';

export interface PaymentOptions {
  /** Null for a release that is not saved yet, and for the cart. */
  distributionId: number | null;
  purchase: Purchase;
  /** US dollars. */
  amount: number;
  /** The card form of the provider; null for a total of 0, and where another form pays. */
  card: { stripe: Stripe; elements: StripeElements } | null;
  manual?: ManualCard;
  /** The saved card that pays in place of the card form of the provider. */
  paymentMethodId?: number;
  /** PayPal was chosen: the browser goes there when the person presses. */
  byPayPal?: boolean;
  /** The solution of the captcha, where one is asked for. */
  captcha?: string;
  prepare: () => Promise<Ready | null>;
  onPaid: (orderNumber: number | null, bundle?: PaidOrder['bundle']) => void;
  onReload: () => Promise<void>;
  onBusy: (isBusy: boolean) => void;
}

/** The manual card form, of which a press reads what is in it. */
interface ManualCard {
  /** Shows what is wrong with it, and says what else is; null when it is complete. */
  check: () => Promise<PaymentError | null>;
  card: () => components['schemas']['CreditCard'];
  terms: components['schemas']['TermsAgreement'] | null;
}

const pause = 2000;
const authorised: readonly string[] = ['requires_capture', 'succeeded', 'processing'];

const confirmCard = async (
  { card, paymentMethodId, purchase: { purpose } }: PaymentOptions,
  clientSecret: string,
) => {
  if (card === null) return cardError(undefined, purpose);
  const { error } = await card.stripe.confirmPayment({
    // The server has told the provider of a saved card.
    ...(paymentMethodId === undefined ? { elements: card.elements } : {}),
    clientSecret,
    confirmParams: { return_url: window.location.href },
    redirect: 'if_required',
  });
  if (error === undefined) return null;
  // Authorised before, by a press whose answer was lost.
  if (authorised.includes(error.payment_intent?.status ?? '')) return null;
  return cardError(error.message, purpose);
};

const servicesOf = (
  options: PaymentOptions,
  tell: PaymentServices['tell'],
  returned: PayPalReturn | null,
): PaymentServices => ({
  checkCard: async () => {
    if (options.manual !== undefined) return options.manual.check();
    if (options.paymentMethodId !== undefined) return null;
    const { error } = (await options.card?.elements.submit()) ?? {};
    return error === undefined ? null : cardFormError(error, options.purchase.purpose);
  },
  prepare: options.prepare,
  createIntent,
  confirm: (clientSecret) =>
    options.byPayPal === true ? goToPayPal(clientSecret) : confirmCard(options, clientSecret),
  isAuthorised: async ({ byPayPal, paymentIntent, clientSecret }) => {
    if (byPayPal === true) return returned?.outcome === 'approved' && returned.orderId === paymentIntent;
    if (clientSecret === null) return false;
    const found = await options.card?.stripe.retrievePaymentIntent(clientSecret);
    return authorised.includes(found?.paymentIntent?.status ?? '');
  },
  capture: (press) => captureOrder(press, options.manual?.card()),
  read: (distributionId) => readPress(options.purchase.purpose, distributionId),
  keep: (distributionId, press) => keepPress(options.purchase.purpose, distributionId, press),
  newKey: () => crypto.randomUUID(),
  wait: () => new Promise((resolve) => setTimeout(resolve, pause)),
  tell,
  errorOf: (error) => paymentError(error, options.purchase.purpose),
  reload: options.onReload,
});

/** Pays, and goes on by itself with a press that a reload has interrupted. */
export function usePayment(options: PaymentOptions) {
  const [state, tell] = useReducer(paymentState, readyToPay);
  const latest = useRef(options);
  const hasResumed = useRef(false);
  const isRunning = useRef(false);
  const [query, setQuery] = useSearchParams();
  const [returned] = useState(() => readPayPalReturn(query));
  useEffect(() => {
    latest.current = options;
  });

  const run = async (work: (services: PaymentServices) => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const { onBusy, onPaid } = latest.current;
    const orders: PaidOrder[] = [];
    onBusy(true);
    try {
      await work(
        servicesOf(
          latest.current,
          (event) => {
            if (event.type === 'paid') orders.push(event);
            tell(event);
          },
          returned,
        ),
      );
    } finally {
      isRunning.current = false;
      onBusy(false);
    }
    for (const { orderNumber, bundle } of orders.slice(0, 1)) onPaid(orderNumber, bundle);
  };
  const resume = async (services: PaymentServices): Promise<boolean> => {
    const { distributionId, purchase } = latest.current;
    const kept = readPress(purchase.purpose, distributionId);
    return kept !== null && kept.stage !== 'preparing' && resumePayment(services, kept);
  };
  const pay = (): Promise<void> =>
    run(async (services) => {
      const { purchase, amount, captcha, manual, byPayPal, paymentMethodId } = latest.current;
      const means = {
        captcha,
        terms: manual?.terms ?? undefined,
        byPayPal: byPayPal === true || undefined,
        paymentMethodId,
      };
      if (!(await resume(services))) await payRelease(services, purchase, amount, means);
    });
  useEffect(() => {
    if (hasResumed.current) return;
    hasResumed.current = true;
    if (returned !== null) setQuery(withoutPayPalReturn(query), { replace: true, preventScrollReset: true });
    const { distributionId, purchase, amount } = latest.current;
    const kept = readPress(purchase.purpose, distributionId);
    const isApproved = returned?.outcome === 'approved';
    if (!isApproved && (kept === null || kept.stage === 'preparing')) return;
    void run(async (services) => {
      if ((await resume(services)) || !isApproved) return;
      await payApproved(services, purchase, amount, returned.orderId);
    });
  });

  return { state, isPaying: isPaying(state), pay };
}
