import { ApiError, formatMoney, fromDollars, isDollarAmount } from '@dispatch/contract';
import { faultTexts, hasStatus } from '../../shared/api/faultTexts';
import { text } from '../../shared/texts/texts';
import type { PaymentFault } from './paymentState';

/** Refusals that say nothing about the payment itself: the same press may be repeated. */
const passing = new Set(['request-running', 'too-many-requests', 'busy']);

/** Whether a call has been answered for good; otherwise its press is kept. */
export const isAnswered = (fault: unknown): boolean =>
  fault instanceof ApiError &&
  fault.status >= 400 &&
  fault.status < 500 &&
  fault.status !== 401 &&
  !passing.has(fault.problem.code);

/** Another call for this payment is still running at the server. */
export const isRunning = (fault: unknown): boolean =>
  hasStatus(fault, 409) && fault.problem.code === 'request-running';

/** The order has changed, or is paid already: release and prices have to be read again. */
export const needsReload = (fault: unknown): boolean =>
  hasStatus(fault, 409) &&
  ['order-total-changed', 'already-paid', 'nothing-to-pay', 'draft-stale'].includes(fault.problem.code);

/** What is said about a payment that the server has not made (document 2 §8, Payment). */
export function paymentFault(fault: unknown): PaymentFault {
  const kind = isAnswered(fault) ? 'refused' : 'unknown';
  if (!(fault instanceof ApiError)) return { kind, texts: faultTexts(fault) };
  const { title, message, total } = fault.problem;
  if (fault.status === 401) return { kind, texts: [text('no-session')] };
  if (fault.status === 429) return { kind, texts: [...new Set([message, text('too-many-requests')])] };
  if (fault.status >= 500) return { kind, texts: [...new Set([title, message])] };
  if (total !== undefined && isDollarAmount(total)) {
    return { kind, texts: [message, `The new total is ${formatMoney(fromDollars(total))}.`] };
  }
  return { kind, texts: faultTexts(fault) };
}

/** What was entered of the card, as the provider looks it over before anything is asked. */
export const cardFormFault = ({ type, message }: { type: string; message?: string }): PaymentFault =>
  type === 'validation_error'
    ? { kind: 'incomplete', texts: message === undefined ? [] : [message] }
    : cardFault(message);

/** The card was not authorised: what the provider says, or that it could not be confirmed. */
export const cardFault = (message: string | undefined): PaymentFault => ({
  kind: 'refused',
  texts: [message === undefined || message === '' ? text('payment-not-authorised') : message],
});
