import type { CallData } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';

export type OverviewFigures = CallData<'getOverview'>;
export type FailedJob = CallData<'listFailedJobs'>[number];
export type FailedState = 'failed' | 'retrying';

export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: async ({ signal }) => (await call('getOverview', { signal })).data,
});

export const failedJobsQuery = ({
  state,
  page,
  perPage,
}: {
  state: FailedState;
  page: number;
  perPage: number;
}) =>
  queryOptions({
    queryKey: ['failedJobs', state, page, perPage],
    queryFn: async ({ signal }) => {
      const query = { state, pageNumber: page, limit: perPage };
      const { data, headers } = await call('listFailedJobs', { query, signal });
      return { items: data, count: readTotal(headers) };
    },
  });

/** Known for a minute: the menu asks for it on every screen of the back-office. */
export const failedJobsCountQuery = queryOptions({
  queryKey: ['failedJobs', 'count'],
  queryFn: async ({ signal }) => {
    const { headers } = await call('listFailedJobs', { query: { limit: 1 }, signal });
    return readTotal(headers).total;
  },
  staleTime: 60_000,
});
