import type { CallData } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { callQuery } from '../../shared/api/callQuery';

export type CartEntry = CallData<'getCart'>[number];

/** Takes the entries that are in the cart and answers those that are to be in it. */
export type CartChange = (entries: readonly CartEntry[]) => CartEntry[];

export interface Cart {
  entries: readonly CartEntry[];
  version: number;
}

const cartOf = ({ data, headers }: { data: CartEntry[]; headers: Headers }): Cart => ({
  entries: data,
  version: Number(headers.get('x-cart-version') ?? 0),
});

const readCart = async (signal?: AbortSignal): Promise<Cart> => cartOf(await call('getCart', { signal }));

/** The cart of the account, which other windows change as well. */
export const cartQuery = queryOptions({
  ...callQuery('getCart', {}, cartOf),
  refetchOnWindowFocus: true,
});

export const adding =
  (entry: CartEntry): CartChange =>
  (entries) => [...entries, entry];

/** Takes out one bundle of this kind; nothing where another window has taken out the last. */
export const removing =
  ({ bundlePackagePriceId: id }: Pick<CartEntry, 'bundlePackagePriceId'>): CartChange =>
  (entries) => {
    const at = entries.findIndex(({ bundlePackagePriceId }) => bundlePackagePriceId === id);
    return entries.filter((_, index) => index !== at);
  };

const mostAttempts = 4;

const isStale = (error: unknown): boolean => hasStatus(error, 409) && error.problem.code === 'cart-stale';

/**
 * Saves a change of the cart. Where another window was quicker it is made to what that one has saved, so that neither
 * loses anything. Answers the cart as it is saved; throws ApiError when it could not be.
 */
export async function saveChange(change: CartChange, known: Cart | undefined): Promise<Cart> {
  let cart = known ?? (await readCart());
  for (let attempt = 1; ; attempt += 1) {
    try {
      const headers = { 'X-Cart-Version': cart.version };
      return cartOf(await call('saveCart', { headers, body: change(cart.entries) }));
    } catch (error) {
      if (!isStale(error) || attempt === mostAttempts) throw error;
      cart = await readCart();
    }
  }
}
