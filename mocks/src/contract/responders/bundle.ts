import { type BundleLine, cents, fromDollars, message, quoteBundles, toDollars } from '@dispatch/contract';
import { orders } from '../memory/orders';
import { refuse, refuseInput } from '../refusal';
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

/** What the store sells, by the id of its price. The 400 of the first entry that it does not sell is thrown. */
const soldTo = (call: Buying): Map<number, BundleLine> => {
  const prices = call.contract.example('listBundlePackages');
  const sold = new Map(
    prices.map(({ bundlePackagePriceId: id, packageId, quantity, amount }) => [
      id,
      { bundlePackagePriceId: id, packageId: `${packageId}` as const, quantity, amount: fromDollars(amount) },
    ]),
  );
  const errors = call.body.cart.flatMap(({ bundlePackagePriceId: id, packageId, quantity }, place) => {
    const line = sold.get(id);
    const isSold =
      line !== undefined &&
      (packageId ?? Number(line.packageId)) === Number(line.packageId) &&
      (quantity ?? line.quantity) === line.quantity;
    const pointer = `/cart/${place}/bundlePackagePriceId`;
    return isSold ? [] : [{ pointer, rule: 'oneOf', message: message('bundle-not-sold') }];
  });
  if (errors.length > 0) throw refuseInput(errors);
  return sold;
};

const inOrder = (ids: readonly unknown[]): string =>
  ids
    .map(Number)
    .sort((one, other) => one - other)
    .join();

export const bundle: Responders = {
  createBundleIntent: async (call) => {
    const sold = soldTo(call);
    const ids = cartOf(call).rows.map(({ bundlePackagePriceId: id }) => Number(id));
    const quote = quoteBundles(ids.flatMap((id) => sold.get(id) ?? []));
    const isShown =
      inOrder(call.body.cart.map((entry) => entry.bundlePackagePriceId)) === inOrder(ids) &&
      call.body.cart.every(
        ({ bundlePackagePriceId: id, amount }) =>
          amount === undefined || amount === toDollars(sold.get(id)?.amount ?? cents(0)),
      );
    if (!isShown)
      throw refuse(409, 'order-total-changed', message('order-total-changed'), {
        total: toDollars(quote.total),
      });
    const isSaved = call.body.paymentMethodId != null;
    const { id, clientSecret } = await call.cards.create(quote.total, {}, isSaved);
    return { status: 200, body: { intentId: id, clientSecret } };
  },

  captureBundleIntent: async (call) => {
    soldTo(call);
    if (call.body.paymentIntent !== null) await captured(call, call.body.paymentIntent);
    cartOf(call).rows = [];
    const all = orders(call);
    const OrderNumber = all.nextNumber;
    all.nextNumber += 1;
    return { status: 201, body: { bundleOrderId: OrderNumber, OrderNumber } };
  },
};
