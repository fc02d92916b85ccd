import {
  type BundleLine,
  type LineItem,
  lotExpiry,
  message,
  priceBundles,
  type Quote,
} from '@dispatch/contract';
import { inputProblem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import type { Order } from '../orders/Order';
import type { BundleOrder } from '../payments/Payment';
import { type Cart, writeCart } from './cart';
import type { PurchasePurpose } from '../purchases/purchasePurpose';

const lotsSell = statement('lots-sell')`
insert into bundle_lots (user_id, package, quantity, purchase_date, expiration_date, order_id, amount_cents)
select :userId, line ->> 'packageId', (line ->> 'quantity')::integer, :at, :expires, :orderId, (line ->> 'amount')::integer
  from jsonb_array_elements(:lines::jsonb) with ordinality as given (line, place) order by place`;

/** Gives what was bought: one lot a line, in the order of the lines. In the transaction of the order. */
export const giveLots = async (
  { lines }: BundleOrder,
  { orderId, userId, createdDate: at }: Pick<Order, 'orderId' | 'userId' | 'createdDate'>,
): Promise<void> => {
  await lotsSell.run({ userId, at, expires: lotExpiry(at), orderId, lines: JSON.stringify(lines) });
};

/** What is left of a cart without what was bought of it: another window may have added more meanwhile. */
const without = ({ lines }: Cart, bought: BundleOrder['lines']): number[] => {
  const left = lines.map(({ bundlePackagePriceId: id }) => id);
  for (const { bundlePackagePriceId: id } of bought) if (left.includes(id)) left.splice(left.indexOf(id), 1);
  return left;
};

/** The price of bundles. Throws 400 with this pointer when they cost more than one payment can take. */
export const assertPayable = (lines: readonly BundleLine[], pointer: string): Quote<LineItem<'bundle'>> => {
  const quote = priceBundles(lines);
  if (quote !== null) return quote;
  throw inputProblem([{ pointer, rule: 'maximum', message: message('cart-too-large') }]);
};

/** Bundles of prepaid releases. What is ordered is what the cart of the account holds, whatever a browser shows. */
export const bundle: PurchasePurpose<Cart, BundleOrder> = {
  whyNot: () => null,
  contentsNow: ({ lines }) => ({ lines: lines.map(({ percentOff: _percentOff, ...line }) => line) }),
  price: async (_cart, { lines }) => assertPayable(lines, '/cart'),
  deliver: async (cart, contents, order) => {
    await giveLots(contents, order);
    await writeCart(cart, without(cart, contents.lines), order.createdDate);
  },
};
