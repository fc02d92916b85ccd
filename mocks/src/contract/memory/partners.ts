import { cents, type Cents, fromDollars, type PackageId, type components } from '@dispatch/contract';
import type { MockContract } from '../mockContract';
import { resourceRows } from '../resources';
import type { Remembering } from './memory';
import { people } from './people';

type Partner = components['schemas']['Partner'];
type PartnerPackage = components['schemas']['PartnerPackage'];

const partners = (remembering: Remembering): Partner[] =>
  resourceRows(remembering, 'Partner').rows as unknown[] as Partner[];

/** The partner of a slug, upper and lower case alike. */
export const partnerOfSlug = (remembering: Remembering, slug: string): Partner | undefined =>
  partners(remembering).find((partner) => partner.slug.toLowerCase() === slug.toLowerCase());

export const partnerOfId = (remembering: Remembering, partnerId: number): Partner | undefined =>
  partners(remembering).find((partner) => partner.partnerId === partnerId);

/** A partner's own prices in US dollars: the first has those of the contract's example, one that redirects has 10 % off. */
const ownPrices = (contract: MockContract, { partnerId, redirect }: Partner): Record<string, number> => {
  const first = contract.example('searchPartner');
  if (partnerId === first.partnerId)
    return Object.fromEntries(
      contract.example('listPartnerPackages').map(({ packageId, price }) => [packageId, price]),
    );
  const listed = redirect ? contract.example('listPackages') : [];
  return Object.fromEntries(listed.map(({ packageId, price }) => [packageId, price * 0.9]));
};

export const partnerOfPerson = (remembering: Remembering, personId: number): Partner | undefined => {
  const person = people(remembering).rows.find(({ id }) => id === personId);
  return partnerOfId(remembering, person?.profile.partnerId ?? 0);
};

export const packagesOf = (
  { contract }: Pick<Remembering, 'contract'>,
  partner: Partner | undefined,
): PartnerPackage[] => {
  const own = partner === undefined ? {} : ownPrices(contract, partner);
  return contract.example('listPackages').map(({ packageId, name, price }) => ({
    packageId,
    name,
    price: own[packageId] ?? price,
    listPrice: price,
  }));
};

export const priceOfPackage = (
  remembering: Pick<Remembering, 'contract'>,
  partner: Partner | undefined,
  packageId: PackageId,
): Cents => {
  const found = packagesOf(remembering, partner).find((priced) => priced.packageId === packageId);
  return found === undefined ? cents(0) : fromDollars(found.price);
};
