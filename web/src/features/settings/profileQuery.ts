import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { text } from '../../shared/texts/texts';
import type { UserProfile } from './profileValues';

/** The profile, read anew whenever it is opened: staff may have changed it since the person signed in. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => {
    const data = (await call('getMe')).data as UserProfile | null | undefined;
    if (!data) throw new Error(text('user-missing'));
    return data;
  },
  refetchOnMount: 'always',
});
