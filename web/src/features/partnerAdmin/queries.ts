import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';
import { readPartnerPage } from '../../shared/pageData/pageCalls';

/** Partners on one page of the list. */
export const partnersPageSize = 50;

/** The most that the list answers at once. */
const mostPartners = 200;

/** What of the list of partners stands in the address. */
export interface PartnersPlace {
  search: string;
  page: number;
}

/** One page of the partners, by name. */
export const partnersQuery = ({ search, page }: PartnersPlace) =>
  queryOptions({
    queryKey: ['partners', 'page', search, page],
    queryFn: async ({ signal }) => {
      const { data, headers } = await call('listPartners', {
        query: {
          pageNumber: page,
          limit: partnersPageSize,
          ...(search === '' ? {} : { searchText: search }),
        },
        signal,
      });
      return { items: data, count: readTotal(headers) };
    },
  });

/** The partners that the switcher of the editor offers. */
export const partnerChoiceQuery = queryOptions({
  queryKey: ['partners', 'choice'],
  queryFn: async ({ signal }) =>
    (await call('listPartners', { query: { limit: mostPartners }, signal })).data,
});

/** A partner to be edited: read anew each time the editor is opened, and then left alone under the hands. */
export const editedPartnerQuery = (slug: string) =>
  queryOptions({
    queryKey: ['partners', 'edited', slug.toLowerCase()],
    queryFn: () => readPartnerPage(slug),
    // Long enough for a partner that has just got another slug.
    gcTime: 5_000,
    staleTime: Infinity,
  });
