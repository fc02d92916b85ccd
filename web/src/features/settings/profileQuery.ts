import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { meQuery } from '../../shared/api/queries';
import { text } from '../../shared/texts/texts';
import type { UserProfile } from './profileValues';

/** The profile, read anew whenever it is opened: staff may have changed it meanwhile. */
export const profileQuery = queryOptions({
  queryKey: meQuery.queryKey,
  queryFn: async () => {
    const data = (await call('getMe')).data as UserProfile | null | undefined;
    // Document 1 §8, Profile: 'when empty'.
    if (!data) throw new Error(text('user-missing'));
    return data;
  },
  staleTime: 0,
  gcTime: Infinity,
  refetchOnMount: 'always',
});
