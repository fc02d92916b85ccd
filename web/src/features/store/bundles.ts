import {
  bundleName,
  cents,
  formatMoney,
  fromDollars,
  quoteBundles,
  type StorePackageId,
  subtract,
  times,
  type components,
} from '@dispatch/contract';
import { callQuery } from '../../shared/api/callQuery';
import type { CartEntry } from './cart';

export const bundlePricesQuery = callQuery('listBundlePackages', {});

const mostTiers = 4;

/** What the store offers of a package: its first tiers, the smallest first. */
export const tiersOf = (prices: readonly CartEntry[], packageId: StorePackageId): CartEntry[] =>
  prices
    .filter((price) => String(price.packageId) === packageId)
    .sort((one, other) => one.quantity - other.quantity)
    .slice(0, mostTiers);

export const packageOf = ({ packageId }: Pick<CartEntry, 'packageId'>): StorePackageId =>
  `${packageId}` as const;

/** 'Standard, 3 releases' */
export const nameOf = (entry: CartEntry): string =>
  bundleName({ packageId: packageOf(entry), quantity: entry.quantity });

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

/** What one of its releases costs, to the cent. */
export const releasePrice = ({ quantity, amount }: CartEntry): string =>
  formatMoney(cents(Math.round(fromDollars(amount) / quantity)));

/** What a cart costs; no discount applies to it. */
export const cartQuote = (entries: readonly CartEntry[]) =>
  quoteBundles(
    entries.map((entry) => ({
      packageId: packageOf(entry),
      quantity: entry.quantity,
      amount: fromDollars(entry.amount),
    })),
  );

export const priceOf = (
  packages: readonly components['schemas']['Package'][],
  id: StorePackageId,
): number | undefined => packages.find(({ packageId }) => packageId === id)?.price;
