import { Columns } from '@dispatch/design-system';
import { formatDollars } from '../../shared/formatting/price';
import { FormMoneyField, FormNumberStepper } from '../../shared/forms/numberFields';
import { PricesForm } from './PricesForm';

const packages = {
  priceBasic: 'Basic',
  priceStandard: 'Standard',
  priceAdvanced: 'Advanced',
  pricePremium: 'Premium',
} as const;

const tiers = {
  quantity1: 'First tier: releases',
  percentOff1: 'First tier: percent off',
  quantity2: 'Second tier: releases',
  percentOff2: 'Second tier: percent off',
  quantity3: 'Third tier: releases',
  percentOff3: 'Third tier: percent off',
  quantity4: 'Fourth tier: releases',
  percentOff4: 'Fourth tier: percent off',
} as const;

const entries = <Labels extends object>(labels: Labels) =>
  Object.entries(labels) as [keyof Labels & string, string][];

export function PackagePricesSection() {
  return (
    <PricesForm
      title="Change list prices"
      labels={packages}
      shown={(dollars) => dollars}
      print={(dollars) => formatDollars(Number(dollars))}
    >
      <p>
        What a release costs from now on. A partner with its own price keeps it. Whoever is paying at this
        moment is shown the new total and asked again.
      </p>
      <Columns isFields>
        {entries(packages).map(([name, label]) => (
          <FormMoneyField key={name} name={name} label={label} />
        ))}
      </Columns>
    </PricesForm>
  );
}

export function BundleTiersSection() {
  return (
    <PricesForm title="Change the tiers of bundles" labels={tiers} shown={(count) => count} print={String}>
      <p>
        A bundle holds so many releases of one package, Standard, Advanced or Premium, and takes so many
        percent off its list price.
      </p>
      {([1, 2, 3, 4] as const).map((tier) => (
        <Columns key={tier} isFields>
          {([`quantity${tier}`, `percentOff${tier}`] as const).map((name) => (
            <FormNumberStepper key={name} name={name} label={tiers[name]} />
          ))}
        </Columns>
      ))}
    </PricesForm>
  );
}
