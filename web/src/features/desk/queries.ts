import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/formatting/totalCount';
import { stateNumbersOf, viewOf, type DeskPlace, type DeskView } from './deskViews';

export const deskPageSize = 50;

export const queueQuery = ({ view, search, page, sort }: DeskPlace) =>
  queryOptions({
    queryKey: ['queue', 'page', view, search, page, sort],
    queryFn: async ({ signal }) => {
      const { data, headers } = await call('listEditorialQueue', {
        query: {
          status: stateNumbersOf(viewOf(view)),
          sortBy: sort.by,
          sortDirection: sort.isDescending ? 'desc' : 'asc',
          pageNumber: page,
          limit: deskPageSize,
          ...(search === '' ? {} : { searchText: search }),
        },
        signal,
      });
      return { items: data, count: readTotal(headers) };
    },
    refetchOnWindowFocus: true,
  });

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

export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: async ({ signal }) => (await call('getReviewedRelease', { path: { id }, signal })).data,
  });
