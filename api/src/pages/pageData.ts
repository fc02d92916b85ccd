import type { components } from '@dispatch/contract';
import { partnerBySlug, type PartnerPage } from '../models/readPartner';
import { packagePrices } from '../pricing/packagePrices';
import { asPackages, asPartnerPackages } from '../pricing/presentPackages';

/** In the shapes of the wire: list prices, and the partner with its prices on a page of a partner. */
export type PageData = {
  packages: components['schemas']['Package'][];
  partner: PartnerPage | null;
  partnerPackages: components['schemas']['PartnerPackage'][] | null;
};

/** The data of a public page; `slug` is null on a page of no partner. An unknown slug has no partner. */
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
