import { fromDollars, message } from '@dispatch/contract';
import type { Call } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';

type Prices = NonNullable<Call<'savePartner'>['body']['packages']>;

/** Refuses a list that prices a package twice, at the second one. */
export const checkPrices = (prices: Prices = []): void => {
  const ids = prices.map(({ packageId }) => packageId);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (twice < 0) return;
  const text = message('package-priced-twice');
  throw inputProblem([{ pointer: `/packages/${twice}/packageId`, rule: 'unique', message: text }]);
};

const partnerPricesClear = statement('partner-prices-clear')`
delete from partner_packages where partner_id = :partnerId`;

const partnerPricesSave = statement('partner-prices-save')`
insert into partner_packages (partner_id, package_id, price_cents)
     select :partnerId, own.package_id, own.price_cents
       from unnest(:packageIds::text[], :prices::integer[]) as own (package_id, price_cents)`;

/** Replaces all own prices of a partner; a package that is not among them has the list price again. */
export const savePrices = async (partnerId: number, prices: Prices): Promise<void> => {
  await partnerPricesClear.run({ partnerId });
  await partnerPricesSave.run({
    partnerId,
    packageIds: prices.map(({ packageId }) => packageId),
    prices: prices.map(({ price }) => fromDollars(price)),
  });
};
