import { cents, type components, packageIds, type PackageId, toDollars } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { versionOf } from '../../platform/settings/change';

export type Prices = Omit<components['schemas']['Prices'], 'version'>;

export const priceFields = {
  '80': 'priceBasic',
  '140': 'priceStandard',
  '200': 'priceAdvanced',
  '360': 'pricePremium',
} as const satisfies Record<PackageId, keyof Prices>;

/** The tiers of bundles in their order, with the fields of each. */
export const tierFields = [
  { quantity: 'quantity1', percentOff: 'percentOff1' },
  { quantity: 'quantity2', percentOff: 'percentOff2' },
  { quantity: 'quantity3', percentOff: 'percentOff3' },
  { quantity: 'quantity4', percentOff: 'percentOff4' },
] as const satisfies { quantity: keyof Prices; percentOff: keyof Prices }[];

const pricesRead = statement('prices-read')`
select (select json_object_agg(package_id, price_cents) from packages) as "prices!",
            (select json_agg(json_build_object('quantity', quantity, 'percentOff', percent_off) order by tier)
               from bundle_tiers) as "tiers!"`.as<{
  prices: Record<PackageId, number>;
  tiers: { quantity: number; percentOff: number }[];
}>();

export const readPrices = async (): Promise<Prices> => {
  const row = await pricesRead.maybe();
  if (row === undefined) throw new Error('There are no prices.');
  return Object.fromEntries([
    ...packageIds.map((id) => [priceFields[id], toDollars(cents(row.prices[id]))]),
    ...tierFields.flatMap((fields, place) => [
      [fields.quantity, row.tiers[place]?.quantity],
      [fields.percentOff, row.tiers[place]?.percentOff],
    ]),
  ]) as Prices;
};

export const presentPrices = (prices: Prices) => ({ version: versionOf(prices), ...prices });
