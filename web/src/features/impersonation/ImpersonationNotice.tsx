import { screenAddress } from '@dispatch/contract';
import { ImpersonationBar } from '../../shared/parts/ImpersonationBar/ImpersonationBar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/errorTexts';
import { meQuery } from '../../shared/api/queries';
import { usersAddress } from '../../shared/routing/usersAddress';
import { text } from '../../shared/texts/texts';
import { restoreAdmin } from './restoreAdmin';

export function ImpersonationNotice() {
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: restoreAdmin,
    onSuccess: () => window.location.replace(me ? usersAddress(me) : screenAddress('users')),
  });
  return (
    <ImpersonationBar
      notice={text('impersonation-notice', { login: me?.oktaLogin ?? '…' })}
      returnLabel="Return to Admin"
      confirmText={text('return-to-admin')}
      onReturn={() => mutate()}
      isReturning={isPending || isSuccess}
      error={error ? errorText(error) : undefined}
    />
  );
}
