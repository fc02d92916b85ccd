import type { components } from '@dispatch/contract';
import { partnerBySlug, type PartnerPage } from '../../people/partners/readPartner';
import { packagePrices } from '../../money/prices/packagePrices';
import { latestPublic } from '../../releases/lifecycle/publishedRelease';
import { asPackages, asPartnerPackages } from '../../money/prices/presentPackages';

/** In the shapes of the wire: list prices, and the partner with its prices on a page of a partner. */
export type PageData = {
  packages: components['schemas']['Package'][];
  partner: PartnerPage | null;
  partnerPackages: components['schemas']['PartnerPackage'][] | null;
  /** A release to show what becomes of one; null on pages of a partner. */
  latest: Awaited<ReturnType<typeof latestPublic>>;
};

export const pageData = async (slug: string | null): Promise<PageData> => {
  const [listPrices, partner, latest] = await Promise.all([
    packagePrices(null),
    slug === null ? null : partnerBySlug(slug),
    slug === null ? latestPublic() : null,
  ]);
  return {
    packages: asPackages(listPrices),
    partner,
    latest,
    partnerPackages: partner === null ? null : asPartnerPackages(await packagePrices(partner.partnerId)),
  };
};
