import type { CallData } from '@dispatch/contract';
import { ImpersonationBar } from '../../shared/parts/ImpersonationBar/ImpersonationBar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/errorTexts';
import { meQuery } from '../../shared/api/queries';
import { text } from '../../shared/texts/texts';
import { restoreAdmin } from './restoreAdmin';

/** The list of users, with the person in it and their row in focus. */
const rowOf = (person: Pick<CallData<'getMe'>, 'id' | 'oktaLogin'> | undefined): string =>
  person === undefined
    ? '/admin/users'
    : `/admin/users?${new URLSearchParams({ search: person.oktaLogin }).toString()}#user-${person.id}`;

export function ImpersonationNotice() {
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: restoreAdmin,
    onSuccess: () => window.location.replace(rowOf(me)),
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
