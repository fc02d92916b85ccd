import { PriceCalculator } from '../features/calculator/PriceCalculator';
import { PartnerSplash } from '../features/partner/PartnerSplash';
import type { PartnerPage } from '../shared/pageData/pageCalls';
import type { PageData } from '../shared/pageData/pageData';

function knownPage(given: PageData | null): PartnerPage | null | undefined {
  if (given === null) return undefined;
  const { partner, partnerPackages } = given;
  return partner === null || partnerPackages === null ? null : { partner, packages: partnerPackages };
}

export function PartnerSplashScreen({ slug, given }: { slug: string; given: PageData | null }) {
  return (
    <PartnerSplash slug={slug} known={knownPage(given)}>
      {({ partner, packages }) => <PriceCalculator slug={partner.slug} packages={packages} />}
    </PartnerSplash>
  );
}
