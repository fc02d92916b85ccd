import { queryOptions } from '@tanstack/react-query';
import { hasPartner } from '../session/session';
import { keptAs } from '../session/sessionCache';
import { callQuery } from './callQuery';
import { call } from './client';
import { queryClient } from './queryClient';

/** Longer than any session lasts. */
const aDay = 24 * 60 * 60 * 1000;

/** Read once a session; what was kept over a reload of the page is read anew behind what it shows. */
const kept = { staleTime: aDay, gcTime: Infinity } as const;

export const packagesQuery = queryOptions({
  queryKey: ['listPackages'],
  ...keptAs('packages', async () => (await call('listPackages')).data),
  ...kept,
});

export const featuresQuery = queryOptions({
  queryKey: ['getFeatures'],
  ...keptAs('features', async () => (await call('getFeatures')).data),
  ...kept,
});

/** The texts that buyers agree to now. */
export const termsQuery = queryOptions({ ...callQuery('getTerms', {}), ...kept });

export const meQuery = queryOptions({ ...callQuery('getMe', {}), ...kept });

/** The partner through which the person came; null for the others, who are not asked about. */
export const partnerQuery = queryOptions({
  queryKey: ['getMyPartner'],
  ...keptAs('partner', async () => (hasPartner() ? ((await call('getMyPartner')).data ?? null) : null)),
  ...kept,
});

export const journalistListsQuery = queryOptions({ ...callQuery('listJournalistLists', {}), ...kept });

/** The prepaid releases of the person. */
export const bundlesQuery = callQuery('listMyBundles', {});

/** The connected accounts of the person, at most one a network. */
export const socialAccountsQuery = callQuery('listSocialAccounts', {}, ({ data }) =>
  data === undefined ? [] : Array.isArray(data) ? data : [data],
);

/** Fetches what every screen of a session needs. What fails is asked for again by the screen that needs it. */
export async function fetchSessionData(): Promise<void> {
  await Promise.allSettled([
    queryClient.query(packagesQuery),
    queryClient.query(featuresQuery),
    queryClient.query(meQuery),
    queryClient.query(partnerQuery),
  ]);
}
