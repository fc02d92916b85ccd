import { fromDollars, isDollarAmount, message, type components } from '@dispatch/contract';
import { inputProblem } from '../../platform/call/problem';
import type { BundleOrder } from '../payments/Payment';
import { bundlePrices } from '../prices/bundlePrices';

/** A bundle as a browser names it; what it shows of it is only compared. */
export type CartEntry = components['schemas']['CartEntry'];

type Shown = Pick<BundleOrder['lines'][number], 'packageId' | 'quantity'>;

const isBundle = (entry: CartEntry, { packageId, quantity }: Shown): boolean =>
  (entry.packageId ?? Number(packageId)) === Number(packageId) && (entry.quantity ?? quantity) === quantity;

/** Throws the 400 of the first entry that is not sold, or not as it is shown. */
export const assertSold = async (
  userId: number,
  entries: readonly CartEntry[],
  at: string,
): Promise<void> => {
  const sold = new Map((await bundlePrices(userId)).map((bundle) => [bundle.bundlePackagePriceId, bundle]));
  const errors = entries.flatMap((entry, place) => {
    const bundle = sold.get(entry.bundlePackagePriceId);
    if (bundle !== undefined && isBundle(entry, bundle)) return [];
    const pointer = `${at}/${place}/bundlePackagePriceId`;
    return [{ pointer, rule: 'oneOf', message: message('bundle-not-sold') }];
  });
  if (errors.length > 0) throw inputProblem(errors);
};

const byId = (one: { bundlePackagePriceId: number }, other: { bundlePackagePriceId: number }): number =>
  one.bundlePackagePriceId - other.bundlePackagePriceId;

/** Whether a browser shows the same bundles at the same amounts, in whatever order. */
export const isSameCart = (entries: readonly CartEntry[], lines: BundleOrder['lines']): boolean => {
  const kept = lines.toSorted(byId);
  return (
    entries.length === kept.length &&
    entries.toSorted(byId).every((entry, place) => {
      const line = kept[place];
      if (line?.bundlePackagePriceId !== entry.bundlePackagePriceId) return false;
      const { amount } = entry;
      return amount === undefined || (isDollarAmount(amount) && fromDollars(amount) === line.amount);
    })
  );
};
