import { isPackageId, packageIds } from '@dispatch/contract';
import { Columns, Stack } from '@dispatch/design-system';
import { formatDollars } from '../../shared/formatting/price';
import { FormMoneyField } from '../../shared/forms/numberFields';
import { FormRichText } from '../../shared/forms/FormRichText';
import type { PartnerPackage } from '../../shared/pageData/pageData';
import { shownPackages } from '../../shared/partner/partnerPrices';
import { priceFields } from './partnerValues';

export function PackageFields({ packages }: { packages: readonly PartnerPackage[] }) {
  return (
    <Stack>
      <Columns isFields>
        {packages.map(({ packageId, name, listPrice }) =>
          isPackageId(packageId) ? (
            <FormMoneyField
              key={packageId}
              name={priceFields[packageId]}
              label={`${name} price`}
              description={`Empty: the list price of ${formatDollars(listPrice)}`}
              isOptional
            />
          ) : null,
        )}
      </Columns>
      <Columns>
        {shownPackages(packages).map(({ packageId, name }) => (
          <FormRichText
            key={packageId}
            name={`packageDescription.${packageIds.indexOf(packageId)}`}
            label={`${name} description`}
          />
        ))}
      </Columns>
    </Stack>
  );
}
