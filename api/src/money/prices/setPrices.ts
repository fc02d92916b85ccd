import { fromDollars, message, packageIds } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { changesOf, refuseStale } from '../../platform/settings/change';
import { presentPrices, priceFields, readPrices, tierFields, type Prices } from './pricesInForce';

/** Who buys more releases at once never pays more apiece. */
const refuseUnorderedTiers = (prices: Prices): void => {
  const errors = tierFields.flatMap(({ quantity, percentOff }, place) => {
    const before = tierFields[place - 1];
    if (before === undefined) return [];
    const named = (field: keyof Prices, key: 'tiers-quantity' | 'tiers-percent') => [
      { pointer: `/${field}`, rule: 'ascending', message: message(key) },
    ];
    return [
      ...(prices[quantity] > prices[before.quantity] ? [] : named(quantity, 'tiers-quantity')),
      ...(prices[percentOff] >= prices[before.percentOff] ? [] : named(percentOff, 'tiers-percent')),
    ];
  });
  if (errors.length > 0) throw inputProblem(errors);
};

const packagePricesSet = statement('package-prices-set')`
update packages p set price_cents = given.cents
       from unnest(:ids::text[], :cents::integer[]) as given (id, cents) where p.package_id = given.id`;

const bundleTiersSet = statement('bundle-tiers-set')`
update bundle_tiers b set quantity = given.quantity, percent_off = given.percent
       from unnest(:quantities::integer[], :percents::integer[]) with ordinality as given (quantity, percent, tier)
      where b.tier = given.tier`;

const store = async (prices: Prices): Promise<void> => {
  await packagePricesSet.run({
    ids: packageIds,
    cents: packageIds.map((id) => fromDollars(prices[priceFields[id]])),
  });
  await bundleTiersSet.run({
    quantities: tierFields.map(({ quantity }) => prices[quantity]),
    percents: tierFields.map(({ percentOff }) => prices[percentOff]),
  });
};

const pricesLock = statement('prices-lock')`
lock table bundle_tiers in share row exclusive mode`;

/** Prices are read with every quote and order: they hold at once. An order that is being paid ends in a 409. */
export const setPrices: Handler<'setPrices'> = async ({ body: { version, ...prices }, session }) => {
  refuseUnorderedTiers(prices);
  await pricesLock.run();
  const before = await readPrices();
  refuseStale(before, version);
  await store(prices);
  await record({
    actor: session,
    action: 'prices.save',
    subject: { type: 'settings', id: 'prices' },
    details: changesOf(before, prices),
  });
  return { status: 200, body: presentPrices(await readPrices()) };
};
