import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';

export const pageSize = 50;

export const archiveQuery = (search: string, pageNumber: number) =>
  queryOptions({
    queryKey: ['archive', search, pageNumber],
    queryFn: async ({ signal }) => {
      const { data, headers } = await call('listArchivedReleases', {
        query: { pageNumber, limit: pageSize, ...(search === '' ? {} : { searchText: search }) },
        signal,
      });
      return { releases: data, count: readTotal(headers) };
    },
  });
