import { queryOptions } from '@tanstack/react-query';
import { readPartnerPage } from '../../shared/pageData/pageCalls';
import { readPageData } from '../../shared/pageData/pageData';

function written(slug: string) {
  const { partner = null, partnerPackages = null } = readPageData() ?? {};
  return partner === null || partnerPackages === null || partner.slug.toLowerCase() !== slug.toLowerCase()
    ? undefined
    : { partner, packages: partnerPackages };
}

export const partnerPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['getPartner', slug.toLowerCase()],
    queryFn: () => readPartnerPage(slug),
    initialData: () => written(slug),
    staleTime: 60_000,
  });
