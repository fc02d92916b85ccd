import type { Package, Partner, PartnerPackage } from './pageData';

// A page that comes with its data needs no client: it is loaded with the first call.
const client = () => import('../api/client');

export const readPackages = async (): Promise<Package[]> =>
  (await (await client()).call('listPackages')).data;

export const readPackagesOf = async (slug: string): Promise<readonly Package[]> =>
  slug === '' ? readPackages() : (await readPartnerPage(slug)).packages;

export interface PartnerPage {
  partner: Partner;
  packages: readonly PartnerPackage[];
}

/** A partner and its prices. Throws ApiError with status 404 when there is none of that name. */
export async function readPartnerPage(slug: string): Promise<PartnerPage> {
  const { call } = await client();
  const query = { slug };
  const [partner, packages] = await Promise.all([
    call('searchPartner', { query }),
    call('listPartnerPackages', { query }),
  ]);
  return { partner: partner.data, packages: packages.data };
}
