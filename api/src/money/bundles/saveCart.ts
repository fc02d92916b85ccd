import { message } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { problem } from '../../platform/call/problem';
import { assertPayable } from './bundlePurpose';
import { lockCart, readCart, writeCart } from './cart';
import { assertSold } from './cartEntries';
import { assertStoreOpen, presentCart } from './presentCart';

/** Replaces the cart, unless another window has changed it since this one read it. */
export const saveCart: Handler<'saveCart'> = async (call) => {
  await assertStoreOpen(call);
  const { userId } = call.session;
  const { now } = call;
  const cart = await lockCart(userId, now);
  if (cart.version !== call.headers['X-Cart-Version'])
    throw problem(409, 'cart-stale', message('cart-stale'), { currentVersion: cart.version });
  await assertSold(userId, call.body, '');
  await writeCart(
    cart,
    call.body.map(({ bundlePackagePriceId }) => bundlePackagePriceId),
    now,
  );
  const saved = await readCart(userId);
  assertPayable(saved.lines, '/');
  return presentCart(saved);
};
