import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client';
import { hasStatus } from '../api/faultTexts';

/**
 * One release of the signed-in person. What is not there, or belongs to somebody else, is thrown to the route,
 * which shows 'Not Found'.
 */
export const releaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['release', id],
    queryFn: async ({ signal }) => (await call('getRelease', { path: { id }, signal })).data,
    throwOnError: (fault) => hasStatus(fault, 403, 404),
  });

/** The id in an address; null when it is none. */
export const readId = (text: string | undefined): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= 2_147_483_647 ? Number(text) : null;
