import type { CallData } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/list/totalCount';
import { readPartnerPage } from '../../shared/pageData/pageCalls';
import { callQuery } from '../../shared/api/callQuery';

/** As many partners as one likes to scroll through: more are searched. */
export const mostInDropdown = 15;

const mostInSearch = 50;

type PartnerListItem = CallData<'listPartners'>[number];

const asOption = ({ slug, name }: PartnerListItem): { id: string; label: string } => ({
  id: slug,
  label: name,
});

/** How many partners there are, and the first of them by name: all, where they fit a dropdown. */
export const partnerChoiceQuery = callQuery(
  'listPartners',
  { query: { limit: mostInDropdown } },
  ({ data, headers }) => ({ partners: data.map(asOption), total: readTotal(headers).total }),
);

export async function findPartners(
  searchText: string,
  signal: AbortSignal,
): Promise<ReturnType<typeof asOption>[]> {
  const { data } = await call('listPartners', { query: { searchText, limit: mostInSearch }, signal });
  return data.map(asOption);
}

/** A partner to be edited: read anew each time the editor is opened, and then left alone under the hands. */
export const editedPartnerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['getPartner', 'edited', slug.toLowerCase()],
    queryFn: () => readPartnerPage(slug),
    // Long enough for a partner that has just got another slug.
    gcTime: 5_000,
    staleTime: Infinity,
  });
