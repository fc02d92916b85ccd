import { queryOptions } from '@tanstack/react-query';
import { hasPartner } from '../session/session';
import { keptAs } from '../session/sessionCache';
import { call } from './client';
import { queryClient } from './queryClient';

/** Longer than any session lasts. */
const aDay = 24 * 60 * 60 * 1000;

/** Read once a session; what was kept over a reload of the page is read anew behind what it shows. */
const kept = { staleTime: aDay, gcTime: Infinity } as const;

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  ...keptAs('packages', async () => (await call('listPackages')).data),
  ...kept,
});

export const featuresQuery = queryOptions({
  queryKey: ['features'],
  ...keptAs('features', async () => (await call('getFeatures')).data),
  ...kept,
});

/** The texts that buyers agree to now. */
export const termsQuery = queryOptions({
  queryKey: ['terms'],
  queryFn: async () => (await call('getTerms')).data,
  ...kept,
});

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => (await call('getMe')).data,
  ...kept,
});

/** The partner through which the person came; null for the others, who are not asked about. */
export const partnerQuery = queryOptions({
  queryKey: ['partner'],
  ...keptAs('partner', async () => (hasPartner() ? ((await call('getMyPartner')).data ?? null) : null)),
  ...kept,
});

export const journalistListsQuery = queryOptions({
  queryKey: ['journalistLists'],
  queryFn: async () => (await call('listJournalistLists')).data,
  ...kept,
});

/** The prepaid releases of the person. */
export const bundlesQuery = queryOptions({
  queryKey: ['bundles'],
  queryFn: async ({ signal }) => (await call('listMyBundles', { signal })).data,
});

/** The connected accounts of the person, at most one a network. */
export const socialAccountsQuery = queryOptions({
  queryKey: ['socialAccounts'],
  queryFn: async () => {
    const { data } = await call('listSocialAccounts', {});
    if (data === undefined) return [];
    return Array.isArray(data) ? data : [data];
  },
});

/** Fetches what every screen of a session needs. What fails is asked for again by the screen that needs it. */
export async function fetchSessionData(): Promise<void> {
  await Promise.allSettled([
    queryClient.query(packagesQuery),
    queryClient.query(featuresQuery),
    queryClient.query(meQuery),
    queryClient.query(partnerQuery),
  ]);
}
