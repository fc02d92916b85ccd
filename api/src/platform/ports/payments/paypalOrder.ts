import { type Cents, cents, fromDollars, toDollars } from '@dispatch/contract';
import type { Intent, IntentStatus, IntentSubject } from './paymentsPort';

export type Money = { currency_code: string; value: string };

export type PayPalRefund = {
  id: string;
  status: string;
  amount: Money;
  custom_id?: string;
  status_details?: { reason?: string };
};

type PayPalCapture = { id: string; status: string; status_details?: { reason?: string } };

export type PayPalOrder = {
  id: string;
  status: string;
  purchase_units?: {
    amount?: Money;
    custom_id?: string;
    payments?: { captures?: PayPalCapture[]; refunds?: PayPalRefund[] };
  }[];
  links?: { rel: string; href: string }[];
};

export const toMoney = (amount: Cents): Money => ({
  currency_code: 'USD',
  value: toDollars(amount).toFixed(2),
});

export const fromMoney = ({ value }: Money): Cents => fromDollars(Number(value));

/** A status that is not known counts as being processed: nothing is done with it. */
const orders: Record<string, IntentStatus> = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'authorised',
  VOIDED: 'canceled',
};
const captures: Record<string, IntentStatus> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  DECLINED: 'canceled',
  FAILED: 'canceled',
};

const purposes: readonly string[] = [
  'release',
  'upgrade',
  'edit',
  'bundle',
] satisfies IntentSubject['purpose'][];
const isPurpose = (word: string | undefined): word is IntentSubject['purpose'] =>
  word !== undefined && purposes.includes(word);

/** At most 127 characters, as PayPal takes. */
export const toCustomId = ({ purpose, reference, paymentId, distributionId, userId }: IntentSubject) =>
  [purpose, reference, paymentId, distributionId, userId].join(':');

export const readCustomId = (text: string | undefined): IntentSubject | null => {
  const [purpose, reference, ...ids] = text?.split(':') ?? [];
  const [paymentId, distributionId, userId] = ids.map(Number);
  if (!isPurpose(purpose) || !reference || !paymentId || !userId || distributionId === undefined) return null;
  return { purpose, reference, paymentId, distributionId: distributionId || null, userId };
};

/** Where the buyer approves it; empty when nothing has to be approved any more. */
const approvalUrl = ({ links = [] }: PayPalOrder): string =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? '';

/** PayPal's order in our words. That it is completed says nothing of the money: its capture does. */
export const fromPayPal = (order: PayPalOrder): Intent => {
  const [unit] = order.purchase_units ?? [];
  const capture = unit?.payments?.captures?.at(-1);
  const status = capture === undefined ? orders[order.status] : captures[capture.status];
  return {
    id: order.id,
    clientSecret: approvalUrl(order),
    status: status ?? 'processing',
    amount: unit?.amount === undefined ? cents(0) : fromMoney(unit.amount),
    subject: readCustomId(unit?.custom_id),
    chargeId: capture?.id ?? null,
    message: capture?.status_details?.reason?.replaceAll('_', ' ').toLowerCase() ?? null,
  };
};
