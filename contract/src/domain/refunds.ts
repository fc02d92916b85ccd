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

/** What an order was paid with; brand and last four digits are null where no card is known. */
export type PaidBy = { provider: string; brand: string | null; lastFour: string | null };

/** By which way the money of a refund goes back, and when it arrives: a sentence or two of a mail. */
export const wayOfMoney = (paidBy: PaidBy | null): string => {
  if (paidBy?.provider === 'paypal')
    return 'It goes back to the PayPal account that you paid with, usually within a few days.';
  const { brand = null, lastFour = null } = paidBy ?? {};
  const card =
    brand === null || lastFour === null
      ? 'the card that you paid with'
      : `your ${brand} card ending in ${lastFour}`;
  return `It goes back to ${card}. Banks take up to 10 business days to show it.`;
};

/** The same of money that staff has sent by itself, with the number of the transaction. */
export const wayByHand = (transactionId: string | null, mailbox: string): string =>
  `We have sent it ourselves, and not the way the order was paid${transactionId === null ? '' : ` (transaction ${transactionId})`}. ` +
  `If it has not arrived within 10 business days, please write to ${mailbox}.`;
