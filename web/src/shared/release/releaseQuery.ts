import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';

/** `isDesk`: as the editors read it, whoever wrote it; otherwise one's own. */
export const readRelease = async (id: number, isDesk: boolean, signal: AbortSignal) =>
  isDesk
    ? (await call('getReviewedRelease', { path: { id }, signal })).data.release
    : (await call('getRelease', { path: { id }, signal })).data;

export const releaseQuery = (id: number, isDesk = false) =>
  queryOptions({
    queryKey: [isDesk ? 'getReviewedRelease' : 'getRelease', 'release', id],
    queryFn: ({ signal }) => readRelease(id, isDesk, signal),
  });

/** A release as it is saved and about to be paid for. */
export interface ReadyRelease {
  distributionId: number;
  prwebPressReleaseId: number;
  releaseDate: string | null;
}
