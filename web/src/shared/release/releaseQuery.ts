import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';

export const releaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['release', id],
    queryFn: async ({ signal }) => (await call('getRelease', { path: { id }, signal })).data,
  });

/** A release as it is saved and about to be paid for. */
export interface ReadyRelease {
  distributionId: number;
  prwebPressReleaseId: number;
  releaseDate: string | null;
}
