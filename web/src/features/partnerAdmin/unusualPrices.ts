import { formatDollars } from '../../shared/formatting/price';
import type { PartnerPackage } from '../../shared/pageData/pageData';
import { ownPrices, type PartnerValues } from './partnerValues';

/** Allowed, and maybe a slip: above the list price, where the page promises a discount, or nothing at all. */
export const unusualPrices = (values: PartnerValues, packages: readonly PartnerPackage[]): string[] =>
  ownPrices(values).flatMap(({ packageId, price }) => {
    const { name, listPrice } = packages.find((one) => one.packageId === packageId) ?? {};
    if (name === undefined || listPrice === undefined) return [];
    if (Number(price) > listPrice)
      return [`${name} costs more than its list price of ${formatDollars(listPrice)}.`];
    return Number(price) === 0 ? [`${name} costs nothing.`] : [];
  });
