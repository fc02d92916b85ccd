import {
  formatMoney,
  fromDollars,
  packageTraits,
  subtract,
  sum,
  times,
  type components,
  type LineItem,
  type Quote,
} from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import type { CartEntry } from './cart';

export const bundlePricesQuery = queryOptions({
  queryKey: ['bundlePrices'],
  queryFn: async ({ signal }) => (await call('listBundlePackages', { signal })).data,
});

/** The packages that the store sells bundles of. */
export const soldPackages = ['140', '200', '360'] as const;
export type SoldPackage = (typeof soldPackages)[number];

const mostTiers = 4;

/** What the store offers of a package: its first tiers, the smallest first. */
export const tiersOf = (prices: readonly CartEntry[], packageId: SoldPackage): CartEntry[] =>
  prices
    .filter((price) => String(price.packageId) === packageId)
    .sort((one, other) => one.quantity - other.quantity)
    .slice(0, mostTiers);

export const packageOf = ({ packageId }: Pick<CartEntry, 'packageId'>): SoldPackage =>
  `${packageId}` as const;

/** '3 releases' */
export const releasesIn = (quantity: number): string =>
  quantity === 1 ? '1 release' : `${quantity} releases`;

/** 'Standard, 3 releases' */
export const nameOf = (entry: CartEntry): string =>
  `${packageTraits[packageOf(entry)].name}, ${releasesIn(entry.quantity)}`;

/** The amounts of the purchase summary, formatted. `packagePrice` is what one release costs, in US dollars. */
export function figuresOf({ quantity, amount }: CartEntry, packagePrice: number) {
  const before = times(fromDollars(packagePrice), quantity);
  const subtotal = fromDollars(amount);
  return {
    before: formatMoney(before),
    saved: formatMoney(subtract(before, subtotal)),
    subtotal: formatMoney(subtotal),
  };
}

/** What a cart costs; no discount applies to it. */
export function cartQuote(entries: readonly CartEntry[]): Quote<LineItem<'bundle'>> {
  const items = entries.map((entry) => ({
    type: 'bundle' as const,
    description: nameOf(entry),
    quantity: 1,
    amount: fromDollars(entry.amount),
  }));
  const total = sum(items.map(({ amount }) => amount));
  return { items, subtotal: total, discounts: [], total };
}

export const priceOf = (
  packages: readonly components['schemas']['Package'][],
  id: SoldPackage,
): number | undefined => packages.find(({ packageId }) => packageId === id)?.price;
