import {
  bundleAmount,
  type BundleLine,
  bundlePriceId,
  cents,
  type StorePackageId,
  storePackages,
} from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

/** A bundle of the store at today's price for an account. */
export type BundlePrice = BundleLine & { percentOff: number };

const bundlePricesStatement = statement('bundle-prices')`
select p.package_id as package, coalesce(own.price_cents, p.price_cents) as "price_cents!",
       t.tier, t.quantity, t.percent_off
  from packages p
  cross join bundle_tiers t
  join users u on u.user_id = :userId
  left join partner_packages own on own.package_id = p.package_id and own.partner_id = u.partner_id
 where p.package_id = any(:storePackages::text[])
 order by p.package_id::integer, t.quantity, t.tier`.as<{ package: StorePackageId }>();

/** Every bundle that the store sells, by package and quantity, at the prices of this account. */
export const bundlePrices = async (userId: number): Promise<BundlePrice[]> => {
  const rows = await bundlePricesStatement.all({ userId, storePackages });
  return rows.map(({ package: packageId, price_cents: price, tier, quantity, percent_off: percentOff }) => ({
    bundlePackagePriceId: bundlePriceId(packageId, { tier }),
    packageId,
    quantity,
    percentOff,
    amount: bundleAmount(cents(price), { tier, quantity, percentOff }),
  }));
};
