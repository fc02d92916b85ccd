import { DescriptionList, Stack } from '@dispatch/design-system';
import { formatDollars } from '../../shared/formatting/price';
import type { PartnerPage } from '../../shared/pageData/pageCalls';
import { PartnerLogo } from '../../shared/partner/PartnerLogo';
import { isDiscounted } from '../../shared/partner/partnerPrices';

export function PartnerBranding({ partner, packages }: PartnerPage) {
  const discounts = packages.filter(isDiscounted);
  return (
    <Stack gap="tight">
      <PartnerLogo partner={partner} />
      <p>
        {discounts.length === 0
          ? `You are registering through ${partner.name}.`
          : `You are registering through ${partner.name}. You will pay its prices for each release:`}
      </p>
      {discounts.length === 0 ? null : (
        <DescriptionList
          items={discounts.map(({ name, price, listPrice }) => ({
            term: name,
            value: `${formatDollars(price)} instead of ${formatDollars(listPrice)}`,
          }))}
        />
      )}
    </Stack>
  );
}
