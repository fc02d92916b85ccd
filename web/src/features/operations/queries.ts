import type { CallData } from '@dispatch/contract';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { asPage, readTotal } from '../../shared/list/totalCount';

export type OverviewFigures = CallData<'getOverview'>;
export type FailedJob = CallData<'listFailedJobs'>[number];
export type FailedState = 'failed' | 'retrying';

export const overviewQuery = callQuery('getOverview', {});

export const failedJobsQuery = (state: FailedState, { page, perPage }: { page: number; perPage: number }) =>
  callQuery('listFailedJobs', { query: { state, pageNumber: page, limit: perPage } }, asPage);

/** Known for a minute: the menu asks for it on every screen of the back-office. */
export const failedJobsCountQuery = queryOptions({
  ...callQuery('listFailedJobs', { query: { limit: 1 } }, ({ headers }) => readTotal(headers).total),
  staleTime: 60_000,
});
