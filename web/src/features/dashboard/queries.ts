import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';

/** Releases on one page (document 1 §9). */
export const pageSize = 50;

/** One page of the signed-in person's releases. */
export const releasesQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: ['releases', pageNumber],
    queryFn: async ({ signal }) => {
      const { data, headers } = await call('listReleases', {
        query: { pageNumber, limit: pageSize },
        signal,
      });
      return { releases: data, count: readTotal(headers) };
    },
    refetchOnWindowFocus: true,
  });
