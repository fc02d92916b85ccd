import { queryOptions } from '@tanstack/react-query';
import { call } from './client';
import { queryClient } from './queryClient';

/** Read once a session. */
const kept = { staleTime: Infinity, gcTime: Infinity } as const;

/** The packages with the prices of this person; the list prices without a session. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: async () => (await call('listPackages')).data,
  ...kept,
});

/** The switches that hold for this person. */
export const featuresQuery = queryOptions({
  queryKey: ['features'],
  queryFn: async () => (await call('getFeatures')).data,
  ...kept,
});

/** The signed-in person. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await call('getMe')).data,
  ...kept,
});

/** The journalist lists that can be chosen. */
export const journalistListsQuery = queryOptions({
  queryKey: ['journalistLists'],
  queryFn: async () => (await call('listJournalistLists')).data,
  ...kept,
});

/** Fetches what every screen of a session needs (document 1 §4: after login … are fetched and cached). */
export async function fetchSessionData(): Promise<void> {
  await Promise.allSettled([
    queryClient.query(packagesQuery),
    queryClient.query(featuresQuery),
    queryClient.query(meQuery),
  ]);
}
