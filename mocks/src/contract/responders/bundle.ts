import { fromDollars, sum } from '@dispatch/contract';
import { orders } from '../memory/orders';
import { shapeOf } from '../resourceShape';
import { resourceRows } from '../resources';
import type { MockCall, Responders } from '../responder';
import { captured } from './order';

type Buying = MockCall<'createBundleIntent'> | MockCall<'captureBundleIntent'>;

const cartOf = (call: Buying) => {
  const operation = call.contract.operation('getCart');
  const { resource } = shapeOf(call.contract, operation) ?? { resource: '' };
  return resourceRows(call, resource, operation, call.person);
};

export const bundle: Responders = {
  createBundleIntent: async (call) => {
    const amount = sum(cartOf(call).rows.map(({ amount: dollars }) => fromDollars(Number(dollars))));
    const isSaved = call.body.paymentMethodId != null;
    const { id, clientSecret } = await call.cards.create(amount, {}, isSaved);
    return { status: 200, body: { intentId: id, clientSecret } };
  },

  captureBundleIntent: async (call) => {
    if (call.body.paymentIntent !== null) await captured(call, call.body.paymentIntent);
    cartOf(call).rows = [];
    const all = orders(call);
    const OrderNumber = all.nextNumber;
    all.nextNumber += 1;
    return { status: 201, body: { bundleOrderId: OrderNumber, OrderNumber } };
  },
};
