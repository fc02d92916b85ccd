import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';

/** One release of the signed-in person. */
export const releaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['release', id],
    queryFn: async ({ signal }) => (await call('getRelease', { path: { id }, signal })).data,
  });
