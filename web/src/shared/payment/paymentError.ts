import { ApiError, formatMoney, fromDollars, isDollarAmount } from '@dispatch/contract';
import { errorTexts, hasStatus } from '../api/errorTexts';
import { text } from '../texts/texts';
import type { PaymentError } from './paymentState';
import type { Purchase } from './press';

/** Refusals that say nothing about the payment itself: the same press may be repeated. */
const passing = new Set(['request-running', 'too-many-requests', 'busy']);

export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  !passing.has(error.problem.code);

export const isRunning = (error: unknown): boolean =>
  hasStatus(error, 409) && error.problem.code === 'request-running';

const outdated = new Set([
  'order-total-changed',
  'already-paid',
  'nothing-to-pay',
  'draft-stale',
  'coupon-used',
  'payment-not-offered',
  'terms-changed',
]);
const outdatedFields = /^\/(universalCouponCode|couponCode|captcha|paymentMethodId)$|^\/cart(\/|$)/;

/** What was shown no longer holds: release, prices, discounts and switches have to be read again. */
export const needsReload = (error: unknown): boolean =>
  hasStatus(error, 400, 409) &&
  (outdated.has(error.problem.code) ||
    (error.problem.fields ?? []).some(({ pointer }) => outdatedFields.test(pointer)));

/** What is said where neither the server nor the provider says anything. */
const silences = {
  bundle: { refused: 'payment-failed', failed: 'payment-unprocessed' },
  others: { refused: 'payment-not-authorised', failed: null },
} as const;

const silenceOf = (purpose: Purchase['purpose']) => silences[purpose === 'bundle' ? 'bundle' : 'others'];

export function paymentError(error: unknown, purpose: Purchase['purpose']): PaymentError {
  const kind = isAnswered(error) ? 'refused' : 'unknown';
  if (!(error instanceof ApiError)) {
    const { failed } = silenceOf(purpose);
    return { kind, texts: failed === null ? errorTexts(error) : [text(failed)] };
  }
  const { title, message, total } = error.problem;
  if (error.status === 401) return { kind, texts: [text('no-session')] };
  if (error.status === 429) return { kind, texts: [...new Set([message, text('too-many-requests')])] };
  if (error.status >= 500) return { kind, texts: [...new Set([title, message])] };
  if (total !== undefined && isDollarAmount(total)) {
    return { kind, texts: [message, `The new total is ${formatMoney(fromDollars(total))}.`] };
  }
  return { kind, texts: errorTexts(error) };
}

export const cardFormError = (
  { type, message }: { type: string; message?: string },
  purpose: Purchase['purpose'],
): PaymentError =>
  type === 'validation_error'
    ? { kind: 'incomplete', texts: message === undefined ? [] : [message] }
    : cardError(message, purpose);

export const cardError = (message: string | undefined, purpose: Purchase['purpose']): PaymentError => ({
  kind: 'refused',
  texts: [message === undefined || message === '' ? text(silenceOf(purpose).refused) : message],
});
