import { cents, type Cents, fromDollars, type PackageId, type components } from '@dispatch/contract';
import { memory, type Remembering } from '../world/memory';
import { people } from './people';

type Partner = components['schemas']['Partner'];
type PartnerPackage = components['schemas']['PartnerPackage'];

/** A partner and its own prices in US dollars. */
export interface PartnerRow {
  page: Partner;
  prices: Partial<Record<PackageId, number>>;
  savedBy: string | null;
  savedAt: string;
}

/** The partners of the contract's examples; the first has the prices of the example, the one that redirects has 10 % off. */
export const partners = memory<{ rows: PartnerRow[] }>('partners', ({ contract, now }) => {
  const pages = contract.successExamples('searchPartner').map(({ value }) => value as Partner);
  const own = contract.example('listPartnerPackages').map(({ packageId, price }) => [packageId, price]);
  const tenOff = contract.example('listPackages').map(({ packageId, price }) => [packageId, price * 0.9]);
  return {
    rows: pages.map((page, place) => ({
      page,
      prices: Object.fromEntries(place === 0 ? own : page.redirect ? tenOff : []) as PartnerRow['prices'],
      savedBy: null,
      savedAt: now.toISOString(),
    })),
  };
});

/** The partner of a slug, upper and lower case alike. */
export const partnerOfSlug = (remembering: Remembering, slug: string): PartnerRow | undefined =>
  partners(remembering).rows.find(({ page }) => page.slug.toLowerCase() === slug.toLowerCase());

/** The partner of an id. */
export const partnerOfId = (remembering: Remembering, partnerId: number): PartnerRow | undefined =>
  partners(remembering).rows.find(({ page }) => page.partnerId === partnerId);

/** The partner of a person, by the person's id. */
export const partnerOfPerson = (remembering: Remembering, personId: number): PartnerRow | undefined => {
  const person = people(remembering).rows.find(({ id }) => id === personId);
  return partnerOfId(remembering, person?.profile.partnerId ?? 0);
};

/** All packages at the prices of a partner, or at the list prices. */
export const packagesOf = (
  { contract }: Pick<Remembering, 'contract'>,
  partner: PartnerRow | undefined,
): PartnerPackage[] =>
  contract.example('listPackages').map(({ packageId, name, price }) => ({
    packageId,
    name,
    price: partner?.prices[packageId] ?? price,
    listPrice: price,
  }));

/** The price of a package, in cents. */
export const priceOfPackage = (
  remembering: Pick<Remembering, 'contract'>,
  partner: PartnerRow | undefined,
  packageId: PackageId,
): Cents => {
  const found = packagesOf(remembering, partner).find((priced) => priced.packageId === packageId);
  return found === undefined ? cents(0) : fromDollars(found.price);
};
