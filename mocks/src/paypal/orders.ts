import { fromDollars } from '@dispatch/contract';
import { randomInt } from 'node:crypto';
import type { Delivery } from '../store/deliveries';
import type { Collection, Journal } from '../store/journal';

interface Money {
  readonly currency_code: string;
  readonly value: string;
}

interface Paid {
  readonly id: string;
  readonly status: string;
  readonly amount: Money;
  readonly custom_id?: string | undefined;
  readonly invoice_id?: string | undefined;
  readonly create_time: string;
}

interface Unit {
  readonly amount: Money;
  readonly custom_id?: string;
  readonly invoice_id?: string;
  readonly payments?: { readonly captures: readonly Paid[]; readonly refunds: readonly Paid[] };
}

export interface Order {
  readonly id: string;
  readonly intent: string;
  readonly status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly purchase_units: readonly [Unit];
  readonly payment_source: {
    readonly paypal: {
      readonly experience_context: Readonly<Record<'brand_name' | 'return_url' | 'cancel_url', string>>;
    };
  };
  readonly links: readonly { readonly rel: string; readonly href: string }[];
  /** Not shown by PayPal: the buyer has chosen a card that is declined. */
  readonly declines?: boolean;
}

export class PayPalError extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string, description: string) {
    super(description);
    this.status = status;
    this.issue = issue;
  }
}

export interface Event {
  readonly id: string;
  readonly event_type: string;
  readonly resource: object;
}

export const openBooks = (journal: Journal) => ({
  journal,
  orders: journal.collection<Order>('orders'),
  events: journal.collection<Event>('events'),
  deliveries: journal.collection<Delivery>('deliveries'),
  answers: journal.collection<{ status: number; body: object }>('answers'),
});

export type Books = ReturnType<typeof openBooks>;

const letters = '0123456789ABCDEFGHJKLMNPQRSTUVWXY';
const newId = (): string => Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join('');
const centsOf = ({ value }: Money): number => fromDollars(Number(value));

function tell({ events, deliveries }: Books, event_type: string, resource: object): void {
  const id = `WH-${newId()}`;
  events.set(id, { id, event_type, resource });
  deliveries.set(id, { eventId: id, attempts: 0, nextAt: Date.now() });
}

export function findOrder(orders: Collection<Order>, id: string): Order {
  const order = orders.get(id);
  if (order === undefined)
    throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  return order;
}

export function createOrder({ orders }: Books, body: Order, address: string): Order {
  const [{ amount }] = body.purchase_units;
  if (body.intent !== 'CAPTURE' || !/^\d+\.\d\d$/.test(amount.value) || centsOf(amount) === 0)
    throw new PayPalError(422, 'CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.');
  const id = newId();
  const links = [{ rel: 'payer-action', href: `${address}/checkoutnow?token=${id}` }];
  orders.set(id, { ...body, id, status: 'PAYER_ACTION_REQUIRED', links });
  return findOrder(orders, id);
}

/** The buyer decides on PayPal's page. */
export function approve(books: Books, id: string, declines: boolean): void {
  const order = findOrder(books.orders, id);
  if (order.status === 'COMPLETED') return;
  books.orders.set(id, { ...order, status: 'APPROVED', declines });
  tell(books, 'CHECKOUT.ORDER.APPROVED', { id });
}

export function captureOrder(books: Books, id: string): Order {
  const order = findOrder(books.orders, id);
  const [unit] = order.purchase_units;
  const { amount, custom_id, invoice_id } = unit;
  if (order.status === 'COMPLETED')
    throw new PayPalError(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
  if (order.status !== 'APPROVED')
    throw new PayPalError(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  if (order.declines === true)
    throw new PayPalError(
      422,
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
    );
  const isTaken = books.orders
    .all()
    .some(({ status, purchase_units: [other] }) => status === 'COMPLETED' && other.invoice_id === invoice_id);
  if (isTaken) throw new PayPalError(422, 'DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.');
  const capture = { id: newId(), amount, custom_id, invoice_id, create_time: new Date().toISOString() };
  const captures = [{ ...capture, status: 'COMPLETED' }];
  books.orders.set(id, {
    ...order,
    status: 'COMPLETED',
    purchase_units: [{ ...unit, payments: { captures, refunds: [] } }],
    links: [],
  });
  tell(books, 'PAYMENT.CAPTURE.COMPLETED', {
    ...capture,
    supplementary_data: { related_ids: { order_id: id } },
  });
  return findOrder(books.orders, id);
}

export function refundCapture(
  books: Books,
  captureId: string,
  body: Pick<Paid, 'amount' | 'custom_id'>,
): Paid {
  const order = books.orders
    .all()
    .find(({ purchase_units: [{ payments }] }) => payments?.captures.some(({ id }) => id === captureId));
  const payments = order?.purchase_units[0].payments;
  const [capture] = payments?.captures ?? [];
  if (order === undefined || payments === undefined || capture === undefined)
    throw new PayPalError(404, 'INVALID_RESOURCE_ID', 'Specified resource ID does not exist.');
  const left = payments.refunds.reduce((rest, { amount }) => rest - centsOf(amount), centsOf(capture.amount));
  if (centsOf(body.amount) > left)
    throw new PayPalError(
      422,
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    );
  const refund = { ...body, id: newId(), status: 'COMPLETED', create_time: new Date().toISOString() };
  const status = centsOf(body.amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const after = { captures: [{ ...capture, status }], refunds: [...payments.refunds, refund] };
  books.orders.set(order.id, { ...order, purchase_units: [{ ...order.purchase_units[0], payments: after }] });
  return refund;
}

/** The report of a month at most, by the code of its transactions: T0006 for payments, T1107 for refunds. */
export function report({ orders }: Books, query: URLSearchParams): object {
  const asked = (name: string): string => query.get(name) ?? '';
  const [from, to] = [Date.parse(asked('start_date')), Date.parse(asked('end_date'))];
  if (!(to - from <= 31 * 24 * 3_600_000))
    throw new PayPalError(400, 'INVALID_REQUEST', 'Date range is greater than 31 days.');
  const isRefund = asked('transaction_type') === 'T1107';
  const rows = orders.all().flatMap(({ purchase_units: [{ payments }] }) => {
    const paid = isRefund ? payments?.refunds : payments?.captures;
    // Seconds are all that is asked for.
    return (paid ?? []).filter(({ create_time }) => {
      const at = Math.floor(Date.parse(create_time) / 1000) * 1000;
      return from <= at && at <= to;
    });
  });
  const [size, page] = [Number(asked('page_size')), Number(asked('page'))];
  return {
    total_pages: Math.ceil(rows.length / size),
    transaction_details: rows.slice((page - 1) * size, page * size).map(({ id, amount, custom_id }) => ({
      transaction_info: {
        transaction_id: id,
        transaction_status: 'S',
        transaction_amount: isRefund ? { ...amount, value: `-${amount.value}` } : amount,
        custom_field: custom_id,
      },
    })),
  };
}
