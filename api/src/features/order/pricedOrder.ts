import { isPackageId, PricingError, priceRelease, type ReleaseOrder, sameOrder } from '@dispatch/contract';
import { problem } from '../../call/problem';
import type { PricedOrder } from '../../models/Payment';
import type { Release } from '../../models/Release';
import { packagePriceFor } from '../../pricing/packagePrices';

export const contentsOf = (release: Release): ReleaseOrder => {
  if (!isPackageId(release.package)) throw new TypeError(`${String(release.package)} is no package`);
  return {
    package: release.package,
    cjl: release.cjl,
    hasCisionSocialPost: release.hasCisionSocialPost,
    priorityReleaseEnabled: release.hasPriorityRelease,
  };
};

export const samePrice = (one: PricedOrder, other: PricedOrder): boolean =>
  sameOrder(one.contents, other.contents) && one.quote.total === other.quote.total;

/** By today's prices for its owner: what a client sends has no part in it. What the package does not offer is a 400. */
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
