import { ImpersonationBar } from '../../shared/parts/ImpersonationBar/ImpersonationBar';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/errorTexts';
import { meQuery } from '../../shared/api/queries';
import { text } from '../../shared/texts/texts';
import { restoreAdmin } from './restoreAdmin';

export function ImpersonationNotice({ homeOf }: { homeOf: (group: string) => string }) {
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: restoreAdmin,
    onSuccess: (group) => window.location.replace(homeOf(group)),
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
