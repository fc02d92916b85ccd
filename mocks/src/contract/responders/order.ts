import { message, type Quote, releaseErrors, sameOrder, toDollars } from '@dispatch/contract';
import { contentsOf, orders, type OrderRow, priceOf } from '../memory/orders';
import type { ReleaseRow } from '../memory/releaseRow';
import { ownRelease, stateOf } from '../memory/releases';
import { notFound, refuse, refuseInput } from '../refusal';
import type { CardIntent, MockCall, Responders } from '../responder';
import { pageOf } from './listing';
import { receiptPage } from './receiptPage';
import { isExempt } from './release';

type Paying = MockCall<'createPaymentIntent'> | MockCall<'capturePaymentIntent'>;

const orderOf = (call: Paying): OrderRow | undefined =>
  orders(call).rows.find(({ distributionId }) => distributionId === call.body.distributionId);

const totalChanged = ({ total }: Quote) =>
  refuse(409, 'order-total-changed', message('order-total-changed'), { total: toDollars(total) });

const payable = (call: Paying): ReleaseRow => {
  const { person, body, now } = call;
  const row = ownRelease(call, person.id, body.distributionId);
  if (stateOf(row) !== 'DraftMode') {
    const from = stateOf(row);
    throw refuse(409, 'state-conflict', message('state-not-editable', { from }), {
      states: { from, to: from },
    });
  }
  const errors = releaseErrors(row.release, { now, exempt: isExempt(person) });
  if (errors.length > 0) throw refuseInput(errors);
  return row;
};

const intentOf = async (call: MockCall<'createPaymentIntent'>, amount: number): Promise<CardIntent> => {
  const { cards, body } = call;
  const { intents } = orders(call);
  const known = intents[String(body.distributionId)];
  const isSaved = body.paymentMethodId != null;
  const intent = known === undefined || isSaved ? null : await cards.read(known);
  if (intent?.status !== 'requires_payment_method') {
    const made = await cards.create(amount, { distributionId: String(body.distributionId) }, isSaved);
    intents[String(body.distributionId)] = made.id;
    return made;
  }
  return intent.amount === amount ? intent : cards.changeAmount(intent.id, amount);
};

export const captured = async ({ cards }: Pick<Paying, 'cards'>, id: string): Promise<CardIntent> => {
  const intent = await cards.read(id);
  if (intent?.status === 'succeeded') return intent;
  if (intent?.status !== 'requires_capture') throw refuse(409, 'payment-not-authorised');
  return cards.capture(id);
};

const makeOrder = (call: Paying, row: ReleaseRow, quote: Quote, chargeId: string | null): OrderRow => {
  const all = orders(call);
  const order = {
    orderNumber: all.nextNumber,
    ownerId: call.person.id,
    distributionId: row.release.distributionId,
    paidAt: call.now.toISOString(),
    chargeId,
    quote,
  };
  all.nextNumber += 1;
  all.rows.push(order);
  row.release = {
    ...row.release,
    hasPaid: true,
    orderNumber: order.orderNumber,
    transactionId: chargeId,
  };
  return order;
};

const resultOf = ({ orderNumber, chargeId }: OrderRow) => ({
  status: 200 as const,
  body: { OrderNumber: orderNumber, ProcessorTransactionID: chargeId },
});

export const order: Responders = {
  createPaymentIntent: async (call) => {
    const { body } = call;
    const paid = orderOf(call);
    if (paid !== undefined) {
      throw refuse(409, 'already-paid', message('release-paid'), { orderNumber: paid.orderNumber });
    }
    const row = payable(call);
    const quote = priceOf(call, row, body);
    if (body.amount !== toDollars(quote.total) || !sameOrder(body.order, contentsOf(row.release))) {
      throw totalChanged(quote);
    }
    if (quote.total === 0) throw refuse(409, 'nothing-to-pay', message('nothing-to-pay'), { total: 0 });
    const { id, clientSecret } = await intentOf(call, quote.total);
    return { status: 200, body: { intentId: id, clientSecret } };
  },

  capturePaymentIntent: async (call) => {
    const { body, person } = call;
    ownRelease(call, person.id, body.distributionId);
    const paid = orderOf(call);
    if (paid !== undefined) return resultOf(paid);
    const row = payable(call);
    const quote = priceOf(call, row, body);
    if (!sameOrder(body.order, contentsOf(row.release))) throw totalChanged(quote);
    if (quote.total === 0) return resultOf(makeOrder(call, row, quote, null));
    const known = orders(call).intents[String(body.distributionId)];
    if (body.paymentIntent == null || body.paymentIntent !== known)
      throw refuse(409, 'payment-not-authorised');
    const intent = await captured(call, body.paymentIntent);
    if (intent.amount !== quote.total) throw totalChanged(quote);
    return resultOf(orderOf(call) ?? makeOrder(call, row, quote, intent.chargeId));
  },

  listReceipts: (call) => {
    const { query, person } = call;
    const { distributionId, orderId } = query;
    if ((distributionId === undefined) === (orderId === undefined)) {
      throw refuseInput(
        ['distributionId', 'orderId'].map((pointer) => ({
          pointer,
          rule: 'oneOf',
          message: 'Please give either distributionId or orderId.',
        })),
      );
    }
    if (distributionId !== undefined) ownRelease(call, person.id, distributionId);
    const found = orders(call).rows.filter(
      (row) =>
        row.ownerId === person.id && (row.distributionId === distributionId || row.orderNumber === orderId),
    );
    if (orderId !== undefined && found.length === 0) throw notFound();
    const { body, headers } = pageOf(found, query, () => '');
    return {
      status: 200,
      body: body.map((row) => receiptPage(row, ownRelease(call, person.id, row.distributionId).release)),
      headers,
    };
  },
};
