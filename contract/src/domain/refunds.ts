import type { components } from '../generated/types';
import type { Cents } from './money';
import { permits, type Group } from './permissions';

export type RefundStatus = components['schemas']['RefundRequest']['status'];

/** The requests that count against what is refundable; rejected and failed ones do not. */
export const claimingStatuses = [
  'requested',
  'underway',
  'approved',
] as const satisfies readonly RefundStatus[];

/** Days after the last change of an order until its revenue is recognized. */
export const recognitionDays = 30;

/**
 * Why somebody cannot ask for a refund of an order, as a key of the message catalogue; null when they can. An order
 * whose revenue has been recognized is closed to EDITOR, and a question first to the others.
 */
export const whyNoRefund = (
  group: Group,
  order: { refundable: Cents; isRecognized: boolean },
): 'refund-maximum' | 'refund-not-allowed' | null => {
  if (order.refundable === 0) return 'refund-maximum';
  const isClosed = order.isRecognized && group === 'EDITOR';
  return order.refundable < 0 || isClosed || !permits(group, 'refunds.request') ? 'refund-not-allowed' : null;
};
