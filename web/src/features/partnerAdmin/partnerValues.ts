import { packageIds, type PackageId, type RequestBody } from '@dispatch/contract';
import type { PartnerPage } from '../../shared/pageData/pageCalls';

export const priceFields = {
  '80': 'priceBasic',
  '140': 'priceStandard',
  '200': 'priceAdvanced',
  '360': 'pricePremium',
} as const satisfies Record<PackageId, string>;

type PriceField = (typeof priceFields)[PackageId];

/** An amount in US dollars; an empty text for the list price, and what was typed where that is no amount. */
type Amount = number | string;

export type PartnerValues = {
  slug: string;
  name: string;
  splashdescriptioncontent: string;
  spashrightpanelcontent: string;
  splashresourcecontent: string;
  /** In the order Basic, Standard, Advanced, Premium; Standard's is kept and not shown. */
  packageDescription: string[];
  redirect: boolean;
  isLogoRemoved: boolean;
  logoUploadKey: string | null;
} & Record<PriceField, Amount>;

export const ruledFields = [
  'slug',
  'name',
  'splashdescriptioncontent',
  'spashrightpanelcontent',
  'splashresourcecontent',
  'packageDescription',
  'redirect',
] as const satisfies (keyof PartnerValues)[];

export function valuesOf({ partner, packages }: PartnerPage): PartnerValues {
  const own = (id: PackageId): Amount => {
    const found = packages.find(({ packageId }) => packageId === id);
    return found === undefined || found.price === found.listPrice ? '' : found.price;
  };
  return {
    slug: partner.slug,
    name: partner.name,
    splashdescriptioncontent: partner.splashdescriptioncontent,
    spashrightpanelcontent: partner.spashrightpanelcontent,
    splashresourcecontent: partner.splashresourcecontent,
    packageDescription: packageIds.map((_id, index) => partner.packageDescription[index] ?? ''),
    redirect: partner.redirect,
    isLogoRemoved: false,
    logoUploadKey: null,
    priceBasic: own('80'),
    priceStandard: own('140'),
    priceAdvanced: own('200'),
    pricePremium: own('360'),
  };
}

export const ownPrices = (values: PartnerValues): { packageId: PackageId; price: Amount }[] =>
  packageIds
    .map((packageId) => ({ packageId, price: values[priceFields[packageId]] }))
    .filter(({ price }) => typeof price === 'number' || price.trim() !== '');

/** @param version the one that was loaded, or the newer one that is to be overwritten */
export function partnerChange(
  values: PartnerValues,
  { partner }: PartnerPage,
  version: number,
): RequestBody<'savePartner'> {
  const { logoUploadKey, isLogoRemoved } = values;
  return {
    partnerId: partner.partnerId,
    version,
    slug: values.slug.trim(),
    name: values.name.trim(),
    logoPath: isLogoRemoved ? null : partner.logoPath,
    ...(logoUploadKey === null ? {} : { logoUploadKey }),
    splashdescriptioncontent: values.splashdescriptioncontent,
    spashrightpanelcontent: values.spashrightpanelcontent,
    splashresourcecontent: values.splashresourcecontent,
    packageDescription: values.packageDescription,
    redirect: values.redirect,
    packages: ownPrices(values).map(({ packageId, price }) => ({ packageId, price: Number(price) })),
  };
}
