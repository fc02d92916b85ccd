import { Button, ConfirmDialog } from '@dispatch/design-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { errorText, hasStatus } from '../../shared/api/errorTexts';
import { useAskedAction } from '../../shared/routing/useAskedAction';
import { ErrorList } from '../../shared/screen/ErrorList';
import { keepSession } from '../../shared/session/session';
import { text } from '../../shared/texts/texts';
import type { User } from './queries';

/** Asks, and asks once more with the words of the server when the user was active a moment ago. */
export function Impersonate({ user: { id, oktaLogin: login } }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  useAskedAction('impersonate', () => setAsking(true));
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: async (force: boolean) =>
      (await call('impersonateUser', { path: { id }, query: force ? { force } : {} })).data,
    onSuccess: (session) => {
      keepSession(session);
      // Loaded anew: nothing that was read as staff may stay.
      window.location.assign('/');
    },
    onError: () => setAsking(false),
  });
  const isActive = hasStatus(error, 423);
  const isUnderway = isPending || isSuccess;
  return (
    <>
      {error && !isActive ? <ErrorList title={`You do not act for ${login}`} error={error} /> : null}
      <div>
        <Button isPending={isUnderway} onPress={() => setAsking(true)}>
          Impersonate
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Impersonate?"
        confirmLabel="Impersonate"
        isPending={isUnderway}
        onConfirm={() => mutate(false)}
        onCancel={() => setAsking(false)}
      >
        {text('impersonation-confirm', { login })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isActive}
        title="Active a moment ago"
        confirmLabel="Continue"
        tone="danger"
        onConfirm={() => mutate(true)}
        onCancel={reset}
      >
        {isActive ? errorText(error) : null}
      </ConfirmDialog>
    </>
  );
}
