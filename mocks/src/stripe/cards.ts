import type { CardError } from './failure';
import { luhnHolds } from './luhn';

export interface CardBehaviour {
  readonly brand: string;
  readonly decline?: CardError;
  /** It can be kept, and is declined when it is charged. */
  readonly attaches?: true;
  /** The bank asks the cardholder (3-D Secure). */
  readonly challenge?: true;
  /** Why a refund fails, which Stripe takes and then cannot deliver. */
  readonly refundFailure?: string;
}

const declined = (decline_code: string, code: string, message: string): CardError => ({
  code,
  decline_code,
  message,
});

/** Stripe's published test cards (docs.stripe.com/testing). Every other number is refused, as in Stripe's test mode. */
const testCards: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard' },
  '5105105105105100': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '371449635398431': { brand: 'amex' },
  '6011111111111117': { brand: 'discover' },
  '3056930009020004': { brand: 'diners' },
  '3566002020360505': { brand: 'jcb' },
  '6200000000000005': { brand: 'unionpay' },
  '4000000000000002': {
    brand: 'visa',
    decline: declined('generic_decline', 'card_declined', 'Your card has been declined.'),
  },
  '4000000000000341': {
    brand: 'visa',
    attaches: true,
    decline: declined('generic_decline', 'card_declined', 'Your card has been declined.'),
  },
  '4000000000009995': {
    brand: 'visa',
    decline: declined('insufficient_funds', 'card_declined', 'Your card has insufficient funds.'),
  },
  '4000000000009987': {
    brand: 'visa',
    decline: declined('lost_card', 'card_declined', 'Your card has been declined.'),
  },
  '4000000000000069': {
    brand: 'visa',
    decline: { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  },
  '4000000000000127': {
    brand: 'visa',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
  },
  '4000000000000119': {
    brand: 'visa',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000005126': { brand: 'visa', refundFailure: 'expired_or_canceled_card' },
  '4000002760003184': { brand: 'visa', challenge: true },
  '4000002500003155': { brand: 'visa', challenge: true },
  '4000008400001629': {
    brand: 'visa',
    challenge: true,
    decline: declined('generic_decline', 'card_declined', 'Your card has been declined.'),
  },
};

const liveCard: CardBehaviour = {
  brand: 'unknown',
  decline: declined(
    'test_mode_live_card',
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ),
};

export const readyMadeMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
};

export const behaviourOf = (number: string): CardBehaviour => testCards[number] ?? liveCard;

export function typingError(
  card: { number: string; expMonth: number; expYear: number; cvc: string | null },
  now: Date,
): CardError | null {
  if (!/^\d{12,19}$/.test(card.number) || !luhnHolds(card.number)) {
    return { code: 'incorrect_number', message: 'Your card number is incorrect.', param: 'number' };
  }
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12) {
    return {
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    };
  }
  const year = now.getUTCFullYear();
  if (!Number.isInteger(card.expYear) || card.expYear < year || card.expYear > year + 50) {
    return {
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    };
  }
  if (card.expYear === year && card.expMonth < now.getUTCMonth() + 1) {
    return {
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    };
  }
  if (card.cvc !== null && !/^\d{3,4}$/.test(card.cvc)) {
    return { code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' };
  }
  return null;
}
