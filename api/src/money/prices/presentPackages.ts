import { type components, toDollars } from '@dispatch/contract';
import type { PricedPackage } from './packagePrices';

type Package = components['schemas']['Package'];
type PartnerPackage = components['schemas']['PartnerPackage'];

export const asPackages = (prices: readonly PricedPackage[]): Package[] =>
  prices
    .toSorted((one, other) => one.price - other.price)
    .map(({ packageId, name, price }) => ({ packageId, name, price: toDollars(price) }));

export const asPartnerPackages = (prices: readonly PricedPackage[]): PartnerPackage[] =>
  prices.map(({ packageId, name, price, listPrice }) => ({
    packageId,
    name,
    price: toDollars(price),
    listPrice: toDollars(listPrice),
  }));
