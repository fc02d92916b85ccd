import {
  fromDollars,
  isPackageId,
  priceRelease,
  PricingError,
  type components,
  type Discounts,
  type PackageId,
  type Quote,
} from '@dispatch/contract';

export type OrderContents = components['schemas']['OrderContents'];

export interface PricedValues {
  package: PackageId;
  cjl: number;
  hasCisionSocialPost: boolean;
  hasPriorityRelease: boolean;
}

export const orderOf = (values: PricedValues): OrderContents => ({
  package: values.package,
  cjl: values.cjl,
  hasCisionSocialPost: values.hasCisionSocialPost,
  priorityReleaseEnabled: values.hasPriorityRelease,
});

/** The order at today's prices; null while they are not known, or when it cannot be bought. */
export function quoteOf(
  order: OrderContents,
  packages: readonly components['schemas']['Package'][] | undefined,
  discounts?: Discounts,
): Quote | null {
  const row = packages?.find(({ packageId }) => packageId === order.package);
  if (row === undefined || !isPackageId(order.package)) return null;
  try {
    return priceRelease(fromDollars(row.price), { ...order, package: order.package }, discounts);
  } catch (error) {
    if (error instanceof PricingError) return null;
    throw error;
  }
}
