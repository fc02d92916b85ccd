import { queryOptions } from '@tanstack/react-query';
import { readPartnerPage } from '../../shared/pageData/pageCalls';
import { readPageData } from '../../shared/pageData/pageData';

/** What the server has written into the page, when it is of this partner. */
function written(slug: string) {
  const { partner = null, partnerPackages = null } = readPageData() ?? {};
  return partner === null || partnerPackages === null || partner.slug.toLowerCase() !== slug.toLowerCase()
    ? undefined
    : { partner, packages: partnerPackages };
}

/** A partner and its prices, by its slug; upper and lower case are the same. */
export const partnerPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['partnerPage', slug.toLowerCase()],
    queryFn: () => readPartnerPage(slug),
    initialData: () => written(slug),
    staleTime: 60_000,
  });
