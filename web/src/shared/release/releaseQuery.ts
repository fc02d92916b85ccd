import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';

/** One release of the signed-in person. */
export const releaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['release', id],
    queryFn: async ({ signal }) => (await call('getRelease', { path: { id }, signal })).data,
  });

/** The id in an address; null when it is none. */
export const readId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= 2_147_483_647 ? Number(text) : null;
