import type { PaidOrder } from './press';

export interface PaymentError {
  /**
   * incomplete: the card form is not filled in, and nothing was asked. refused: nothing was charged. unknown: no answer
   * came, and the same press may be repeated.
   */
  kind: 'incomplete' | 'refused' | 'unknown';
  texts: readonly string[];
}

/**
 * Where a payment stands. checking: release and card are looked over; preparing: the intent is fetched; confirming:
 * the card is authorised, with 3-D Secure where the bank asks; capturing: the server takes the money and makes the order.
 */
export type PaymentState =
  | { phase: 'ready'; error: PaymentError | null }
  | { phase: 'checking' | 'preparing' | 'confirming' | 'capturing' }
  | { phase: 'paid'; orderNumber: number | null };

export type PaymentEvent =
  | { type: 'pressed' }
  | { type: 'checked' }
  | { type: 'prepared' }
  | { type: 'confirmed' }
  /** A press from before a reload goes on with its capture. */
  | { type: 'resumed' }
  | ({ type: 'paid' } & PaidOrder)
  | { type: 'failed'; error: PaymentError | null };

export const readyToPay: PaymentState = { phase: 'ready', error: null };

export const isPaying = ({ phase }: PaymentState): boolean => phase !== 'ready' && phase !== 'paid';

const after = {
  pressed: { from: 'ready', to: 'checking' },
  checked: { from: 'checking', to: 'preparing' },
  prepared: { from: 'preparing', to: 'confirming' },
  confirmed: { from: 'confirming', to: 'capturing' },
  resumed: { from: 'ready', to: 'capturing' },
} as const;

/** What happens next. An event that does not fit the phase changes nothing; a paid release stays paid. */
export function paymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  if (state.phase === 'paid') return state;
  switch (event.type) {
    case 'paid':
      return { phase: 'paid', orderNumber: event.orderNumber };
    case 'failed':
      return { phase: 'ready', error: event.error };
    default: {
      const { from, to } = after[event.type];
      return state.phase === from ? { phase: to } : state;
    }
  }
}

const words = {
  checking: 'Checking your order…',
  preparing: 'Preparing the payment…',
  confirming: 'Checking with your bank…',
  capturing: 'Placing your order…',
} as const;

export const wordsOf = (state: PaymentState): string =>
  state.phase === 'ready' || state.phase === 'paid' ? '' : words[state.phase];
