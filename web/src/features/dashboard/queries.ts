import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { readTotal } from '../../shared/list/totalCount';
import { keptAs } from '../../shared/session/sessionCache';
import type { SocialAccount } from '../../shared/social/socialState';
import { askedOfReleases, type ReleasePlace } from './releasePlace';
import { callQuery } from '../../shared/api/callQuery';

/** For the parts of the dashboard: the screen has read what they show, and they do not read it again as they appear. */
export const readByScreen = { refetchOnMount: false } as const;

export const releasesQuery = (place: ReleasePlace) =>
  queryOptions({
    ...callQuery('listReleases', { query: askedOfReleases(place) }, ({ data, headers }) => ({
      releases: data,
      count: readTotal(headers),
    })),
    refetchOnWindowFocus: true,
  });

export const countsQuery = queryOptions({ ...callQuery('countReleases', {}), refetchOnWindowFocus: true });

const readLinkedIn = async (): Promise<SocialAccount | null> => {
  const { data } = await call('listSocialAccounts', { query: { socialMedia: 'LinkedIn' } });
  return data === undefined || Array.isArray(data) ? null : data;
};

export const linkedInQuery = queryOptions({
  queryKey: ['listSocialAccounts', 'LinkedIn'],
  ...keptAs('linkedin', readLinkedIn),
});
