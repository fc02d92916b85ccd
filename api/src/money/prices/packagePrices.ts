import { cents, type Cents, isPackageId, type PackageId } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';

export type PricedPackage = { packageId: PackageId; name: string; price: Cents; listPrice: Cents };

const packagePricesStatement = statement('package-prices')`
select p.package_id, p.name, coalesce(own.price_cents, p.price_cents) as "price_cents!",
            p.price_cents as list_price_cents
       from packages p
       left join partner_packages own on own.package_id = p.package_id and own.partner_id = :partnerId?::integer
      order by p.price_cents, p.package_id::integer`;

/** Cheapest list price first; at the list prices when `partnerId` is null. */
export const packagePrices = async (partnerId: number | null): Promise<PricedPackage[]> => {
  const rows = await packagePricesStatement.all({ partnerId });
  return rows.flatMap(({ package_id: packageId, name, price_cents: price, list_price_cents: listPrice }) =>
    isPackageId(packageId) ? [{ packageId, name, price: cents(price), listPrice: cents(listPrice) }] : [],
  );
};

const priceOf = (prices: readonly PricedPackage[], packageId: PackageId): Cents => {
  const found = prices.find((priced) => priced.packageId === packageId);
  if (found === undefined) throw new TypeError(`package ${packageId} has no price`);
  return found.price;
};

export const packagePrice = async (packageId: PackageId, partnerId: number | null): Promise<Cents> =>
  priceOf(await packagePrices(partnerId), packageId);

const partnerOfUser = statement('partner-of-user')`select partner_id from users where user_id = :userId`;

export const packagePriceFor = async (packageId: PackageId, userId: number): Promise<Cents> => {
  const user = await partnerOfUser.maybe({ userId });
  return packagePrice(packageId, user?.partner_id ?? null);
};
