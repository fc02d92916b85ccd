import { cents, type Cents, percentOf, subtract, sum, times } from './money';
import { type PackageId, packageTraits } from './packages';
import type { LineItem, Quote } from './pricing';
import { endOfUtcDay, toInstant } from './time';

/** Days before its expiry from which a lot of prepaid releases is warned of. */
export const bundleWarningDays = 30;

/** No lot is valid longer. */
const lastLotDay = Date.UTC(2999, 11, 31, 23, 59, 59, 999);

/** The last instant of a lot that is to be valid on the day of an instant, by 12/31/2999 at the latest. */
export const lotEnd = (day: string | Date): Date =>
  new Date(Math.min(endOfUtcDay(toInstant(day)).getTime(), lastLotDay));

export type Lot = { quantity: number; expirationDate: string };

const day = 24 * 60 * 60 * 1000;

/** The last instant of a lot that is bought now: a year and a day later; of 29 February, 1 March. */
export const lotExpiry = (bought: Date): Date => {
  const year = bought.getUTCFullYear() + 1;
  const isLeapDay = bought.getUTCMonth() === 1 && bought.getUTCDate() === 29;
  return endOfUtcDay(
    new Date(Date.UTC(year, bought.getUTCMonth(), isLeapDay ? 29 : bought.getUTCDate() + 1)),
  );
};

/** When what was bought then renews: so many years later, at the same time; of 29 February, 1 March. */
export const renewalDue = (bought: Date, years: number): Date => {
  const due = new Date(bought);
  due.setUTCFullYear(bought.getUTCFullYear() + years);
  return due;
};

/** Days before a renewal by which its owner is told of it. */
export const renewalNoticeDays = 14;

/** Days after a renewal was refused until it is tried again, one after the other; then it ends. */
export const renewalRetryDays = [1, 3, 7] as const;

/** Whether a lot can still pay for a release: something is left, and it has not expired. */
export const lotCounts = ({ quantity, expirationDate }: Lot, now: Date): boolean =>
  quantity > 0 && toInstant(expirationDate) >= now;

export const expiringLots = <Found extends Lot>(lots: readonly Found[], now: Date): Found[] => {
  const limit = new Date(now.getTime() + bundleWarningDays * day);
  return lots
    .filter((lot) => lotCounts(lot, now) && toInstant(lot.expirationDate) <= limit)
    .sort((one, other) => one.expirationDate.localeCompare(other.expirationDate));
};

/** The packages of which the store sells bundles. */
export const storePackages = ['140', '200', '360'] as const satisfies PackageId[];
export type StorePackageId = (typeof storePackages)[number];

/** A tier of bundles: how many releases one holds, and what its price is lower than theirs one by one. */
export type BundleTier = { tier: number; quantity: number; percentOff: number };

const tiersOfPackage = 4;

/** By which the cart names a bundle: the same as long as the package and the tier are, whatever they cost. */
export const bundlePriceId = (packageId: StorePackageId, { tier }: Pick<BundleTier, 'tier'>): number =>
  storePackages.indexOf(packageId) * tiersOfPackage + tier;

/** What a bundle costs at this price of its package: rounded to the cent. */
export const bundleAmount = (packagePrice: Cents, { quantity, percentOff }: BundleTier): Cents => {
  const before = times(packagePrice, quantity);
  return subtract(before, percentOf(before, percentOff));
};

/** What is bought of a bundle: its id in the store, and its amount on that day. */
export type BundleLine = {
  bundlePackagePriceId: number;
  packageId: StorePackageId;
  quantity: number;
  amount: Cents;
};

/** The most that one payment can take. */
const mostPayable = cents(99_999_999);

/** '3 releases' */
export const releasesIn = (quantity: number): string =>
  quantity === 1 ? '1 release' : `${quantity} releases`;

/** 'Standard, 3 releases' */
export const bundleName = ({ packageId, quantity }: Pick<BundleLine, 'packageId' | 'quantity'>): string =>
  `${packageTraits[packageId].name}, ${releasesIn(quantity)}`;

/** What the bundles of a cart cost, to which no discount applies. The quantity of a line is that of its releases. */
export const quoteBundles = (
  lines: readonly Omit<BundleLine, 'bundlePackagePriceId'>[],
): Quote<LineItem<'bundle'>> => {
  const items = lines.map((line) => ({
    type: 'bundle' as const,
    description: bundleName(line),
    quantity: line.quantity,
    amount: line.amount,
  }));
  const total = sum(items.map(({ amount }) => amount));
  return { items, subtotal: total, discounts: [], total };
};

/** The same; null when they cost more than can be paid at once. */
export const priceBundles = (lines: readonly BundleLine[]): Quote<LineItem<'bundle'>> | null => {
  const quote = quoteBundles(lines);
  return quote.total > mostPayable ? null : quote;
};
