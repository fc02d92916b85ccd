import type { components } from '@dispatch/contract';
import { partnerBySlug, type PartnerPage } from '../../people/partners/readPartner';
import { packagePrices } from '../../money/prices/packagePrices';
import { asPackages, asPartnerPackages } from '../../money/prices/presentPackages';

/** In the shapes of the wire: list prices, and the partner with its prices on a page of a partner. */
export type PageData = {
  packages: components['schemas']['Package'][];
  partner: PartnerPage | null;
  partnerPackages: components['schemas']['PartnerPackage'][] | null;
};

export const pageData = async (slug: string | null): Promise<PageData> => {
  const [listPrices, partner] = await Promise.all([
    packagePrices(null),
    slug === null ? null : partnerBySlug(slug),
  ]);
  return {
    packages: asPackages(listPrices),
    partner,
    partnerPackages: partner === null ? null : asPartnerPackages(await packagePrices(partner.partnerId)),
  };
};
