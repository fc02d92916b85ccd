import { runtimeConfig } from '../config/runtimeConfig';
import type { Purchase } from './press';

/** Edits are not paid by PayPal. */
export const offersPayPal = ({ purpose }: Purchase): boolean =>
  runtimeConfig().hasPayPal && purpose !== 'edit';

/** How PayPal has sent the browser back, and with which of its orders. */
export interface PayPalReturn {
  outcome: 'approved' | 'cancelled';
  orderId: string;
}

/** What PayPal says in the address; null when the browser does not come from there. */
export function readPayPalReturn(query: URLSearchParams): PayPalReturn | null {
  const [outcome, orderId] = [query.get('paypal'), query.get('token')];
  if (orderId === null || (outcome !== 'approved' && outcome !== 'cancelled')) return null;
  return { outcome, orderId };
}

/** The address without it, so that a reload or a bookmark does not come back once more. */
export function withoutPayPalReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of ['paypal', 'token', 'PayerID']) rest.delete(name);
  return rest;
}

/** Leaves for the page on which the buyer approves. Nothing comes after it in this page. */
export function goToPayPal(approvalUrl: string): Promise<never> {
  // The browser's Back shows this page as it was left, waiting for ever.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(approvalUrl);
  return new Promise(() => undefined);
}
