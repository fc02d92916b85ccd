import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { keptAs } from '../../shared/session/sessionCache';
import { verifiedOnes } from './contactEmails';

/** The addresses that this account has verified; asked again when the person comes back from the mail. */
export const verifiedEmailsQuery = queryOptions({
  queryKey: ['listVerifiedEmails'],
  ...keptAs('verified-emails', async () => {
    const { data } = await call('listVerifiedEmails', { query: verifiedOnes });
    return data.map(({ email }) => email.toLowerCase());
  }),
  refetchOnWindowFocus: 'always',
});
