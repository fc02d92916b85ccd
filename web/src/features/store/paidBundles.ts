import type { PaidOrder } from '../../shared/payment/press';
import { storagePrefix } from '../../shared/session/session';
import type { CartEntry } from './cart';

/** An order of bundles, and what was in the cart that it has paid for. */
export interface PaidBundles extends PaidOrder {
  bought: readonly CartEntry[];
}

const storageKey = `${storagePrefix}paidBundles`;

const isPaid = (value: unknown): value is PaidBundles =>
  typeof value === 'object' && value !== null && 'orderNumber' in value && 'bought' in value;

/** The order whose confirmation this tab shows; null without one. */
export function readPaid(): PaidBundles | null {
  try {
    const paid: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isPaid(paid) ? paid : null;
  } catch {
    return null;
  }
}

/** Keeps it in this tab, so that a reload shows it again; null forgets it. */
export function keepPaid(paid: PaidBundles | null): void {
  if (paid === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, JSON.stringify(paid));
}
