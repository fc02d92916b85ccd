import type { PayingCall, PurchaseRequest } from '../purchases/purchaseRequest';
import { noDiscounts } from '../discounts/discounts';
import { assertSold, type CartEntry, isSameCart } from './cartEntries';
import { assertStoreOpen } from './presentCart';

/**
 * What is bought when somebody pays for the cart that their browser shows; whoever takes a payment for it, by
 * whatever provider, begins here. 403 without the store, 400 for what it does not sell.
 */
export const requestForCart = async (
  call: PayingCall,
  cart: readonly CartEntry[],
): Promise<PurchaseRequest> => {
  await assertStoreOpen(call);
  await assertSold(call.session.userId, cart, '/cart');
  return {
    call,
    distributionId: null,
    purchase: { purpose: 'bundle', contents: { lines: [] } },
    asked: noDiscounts,
    check: () => undefined,
    isShown: ({ contents }) => 'lines' in contents && isSameCart(cart, contents.lines),
  };
};
