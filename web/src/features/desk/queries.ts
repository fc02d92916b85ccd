import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';
import { stateNumbersOf, type DeskView } from './deskViews';

export const countQuery = (view: DeskView) =>
  queryOptions({
    queryKey: ['queue', 'count', view.id],
    queryFn: async ({ signal }) => {
      const query = { status: stateNumbersOf(view), limit: 1 };
      return readTotal((await call('listEditorialQueue', { query, signal })).headers).total;
    },
    enabled: view.isCounted,
    refetchOnWindowFocus: true,
  });

/** How many edits wait for the desk. */
export const editCountQuery = queryOptions({
  queryKey: ['edit requests', 'count'],
  queryFn: async ({ signal }) =>
    readTotal((await call('listEditRequests', { query: { limit: 1 }, signal })).headers).total,
  refetchOnWindowFocus: true,
});

export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: async ({ signal }) => (await call('getReviewedRelease', { path: { id }, signal })).data,
  });
