import { isPackageId, PricingError, priceRelease, type ReleaseOrder, sameOrder } from '@dispatch/contract';
import { problem } from '../../call/problem';
import type { PricedOrder } from '../../models/Payment';
import type { Release } from '../../models/Release';
import { packagePriceFor } from '../../pricing/packagePrices';

/** What a saved release is ordered with. */
export const contentsOf = (release: Release): ReleaseOrder => {
  if (!isPackageId(release.package)) throw new TypeError(`${String(release.package)} is no package`);
  return {
    package: release.package,
    cjl: release.cjl,
    hasCisionSocialPost: release.hasCisionSocialPost,
    priorityReleaseEnabled: release.hasPriorityRelease,
  };
};

/** Whether two prices are of the same things for the same amount. */
export const samePrice = (one: PricedOrder, other: PricedOrder): boolean =>
  sameOrder(one.contents, other.contents) && one.quote.total === other.quote.total;

/**
 * Prices the saved release by today's prices for its owner, who may have come through a partner: what a client sends
 * has no part in it. A release that is saved with what its package does not offer is refused with 400.
 */
export const priceToday = async (release: Release): Promise<PricedOrder> => {
  const contents = contentsOf(release);
  const price = await packagePriceFor(contents.package, release.userId);
  try {
    return { contents, quote: priceRelease(price, contents) };
  } catch (error) {
    if (error instanceof PricingError) throw problem(400, error.code, error.message);
    throw error;
  }
};
