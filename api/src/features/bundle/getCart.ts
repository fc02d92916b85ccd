import type { Handler } from '../../call/handler';
import { readCart } from '../../payments/cart';
import { assertStoreOpen, presentCart } from './presentCart';

export const getCart: Handler<'getCart'> = async (call) => {
  await assertStoreOpen(call);
  return presentCart(await readCart(call.session.userId));
};
