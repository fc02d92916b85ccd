import type { Handler } from '../../platform/call/handler';
import { readCart } from './cart';
import { assertStoreOpen, presentCart } from './presentCart';

export const getCart: Handler<'getCart'> = async (call) => {
  await assertStoreOpen(call);
  return presentCart(await readCart(call.session.userId));
};
