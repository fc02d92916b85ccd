import type { components } from '@dispatch/contract';

type OrderPayment = components['schemas']['OrderPayment'];

/** How an order was paid, in words, with the code by which the payment is found where it was made. */
export function paymentLabel({ type, confirmationCode, description }: OrderPayment): string {
  if (confirmationCode?.startsWith('pi_')) return `Card provider payment ${confirmationCode}`;
  if (type === 'credit card') return `Card gateway payment ${confirmationCode ?? ''}`.trim();
  if (type === 'coupon' || type === 'universal coupon')
    return `${type === 'coupon' ? 'Coupon' : 'Universal coupon'} ${confirmationCode ?? ''}`.trim();
  return `${type}: ${description}`;
}
