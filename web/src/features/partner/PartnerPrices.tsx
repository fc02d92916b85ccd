import { framedTables, packageIds } from '@dispatch/contract';
import { ButtonLink, Columns, Prose } from '@dispatch/design-system';
import { PriceBox } from '../../shared/parts/PriceBox/PriceBox';
import { formatDollars } from '../../shared/formatting/price';
import { packageFeatures } from '../../shared/packages/packageFeatures';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { partnerRegistration } from '../../shared/pageData/pageData';
import { isDiscounted, shownPackages } from '../../shared/partner/partnerPrices';
import { text } from '../../shared/texts/texts';

export function PartnerPrices({ partner, packages }: PartnerPage) {
  return (
    <Columns>
      {shownPackages(packages).map((one) => {
        const { packageId, name, price, listPrice } = one;
        const words = partner.packageDescription[packageIds.indexOf(packageId)] ?? '';
        return (
          <PriceBox
            key={packageId}
            level={3}
            name={name}
            price={formatDollars(price)}
            listPrice={isDiscounted(one) ? formatDollars(listPrice) : undefined}
            note="For one release"
            features={packageFeatures(packageId, text)}
            action={
              <ButtonLink
                href={partnerRegistration(partner.slug, packageId)}
                aria-label={`Sign Up & Save with ${name}`}
              >
                {'Sign Up & Save'}
              </ButtonLink>
            }
          >
            {words === '' ? null : <Prose size="small" html={framedTables(words)} />}
          </PriceBox>
        );
      })}
    </Columns>
  );
}
