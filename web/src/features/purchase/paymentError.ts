import { ApiError, formatMoney, fromDollars, isDollarAmount } from '@dispatch/contract';
import { errorTexts, hasStatus } from '../../shared/api/errorTexts';
import { text } from '../../shared/texts/texts';
import type { PaymentError } from './paymentState';

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

/** The order has changed, or is paid already: release and prices have to be read again. */
export const needsReload = (error: unknown): boolean =>
  hasStatus(error, 409) &&
  ['order-total-changed', 'already-paid', 'nothing-to-pay', 'draft-stale'].includes(error.problem.code);

export function paymentError(error: unknown): PaymentError {
  const kind = isAnswered(error) ? 'refused' : 'unknown';
  if (!(error instanceof ApiError)) return { kind, texts: errorTexts(error) };
  const { title, message, total } = error.problem;
  if (error.status === 401) return { kind, texts: [text('no-session')] };
  if (error.status === 429) return { kind, texts: [...new Set([message, text('too-many-requests')])] };
  if (error.status >= 500) return { kind, texts: [...new Set([title, message])] };
  if (total !== undefined && isDollarAmount(total)) {
    return { kind, texts: [message, `The new total is ${formatMoney(fromDollars(total))}.`] };
  }
  return { kind, texts: errorTexts(error) };
}

export const cardFormError = ({ type, message }: { type: string; message?: string }): PaymentError =>
  type === 'validation_error'
    ? { kind: 'incomplete', texts: message === undefined ? [] : [message] }
    : cardError(message);

export const cardError = (message: string | undefined): PaymentError => ({
  kind: 'refused',
  texts: [message === undefined || message === '' ? text('payment-not-authorised') : message],
});
