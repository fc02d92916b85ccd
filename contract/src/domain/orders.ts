import type { components } from '../generated/types';

type OwnOrder = components['schemas']['OwnOrder'];

/** What an order was for, as its buyer reads it: on receipts and in the list of orders. */
export const purchaseNames: Readonly<Record<OwnOrder['purpose'], string>> = {
  release: 'Release',
  upgrade: 'Upgrade',
  edit: 'Release edit',
  bundle: 'Prepaid releases',
};

/** Where the money of an order is, in words. */
export const orderStateNames = {
  paid: 'Paid',
  free: 'Nothing to pay',
  refundRequested: 'Refund requested',
  refundUnderway: 'Refund under way',
  refundFailed: 'Refund failed',
  refundDeclined: 'Refund declined',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
} as const satisfies Record<OwnOrder['state'], string>;
