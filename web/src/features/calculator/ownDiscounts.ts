import {
  formatMoney,
  fromDollars,
  packageTraits,
  suggestedCoupon,
  type CallData,
  type PackageId,
} from '@dispatch/contract';
import { call } from '../../shared/api/client';

export interface Holdings {
  lots: CallData<'listMyBundles'>;
  coupons: CallData<'listMyCoupons'>;
}

export const noHoldings: Holdings = { lots: [], coupons: [] };

export async function readHoldings(): Promise<Holdings> {
  const [lots, coupons] = await Promise.all([call('listMyBundles'), call('listMyCoupons')]);
  return { lots: lots.data, coupons: coupons.data };
}

/** What is left to the person that could pay a part of a release with this package, a sentence each. */
export function ownDiscounts({ lots, coupons }: Holdings, packageId: PackageId, now: Date): string[] {
  const left = lots.find((row) => row.packageId === packageId)?.quantity ?? 0;
  const { name } = packageTraits[packageId];
  const own = suggestedCoupon(coupons, now);
  return [
    left === 0 ? '' : `You have ${left} prepaid ${name} ${left === 1 ? 'release' : 'releases'} left.`,
    own === undefined ? '' : `Your own coupon has ${formatMoney(fromDollars(own.amount))} left.`,
  ].filter((words) => words !== '');
}
