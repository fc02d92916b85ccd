import { Banner, Button, ConfirmDialog } from '@dispatch/design-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { errorText, hasStatus } from '../../shared/api/errorTexts';
import { text } from '../../shared/texts/texts';
import { SettingsSection } from './SettingsSection';

function PasswordError({ error }: { error: unknown }) {
  if (hasStatus(error, 401)) return <Banner tone="danger" title={text('change-password-no-session')} />;
  return (
    <Banner tone="danger" title={text('change-password-failed')}>
      {hasStatus(error, 500) ? null : errorText(error)}
    </Banner>
  );
}

export function PasswordSection() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { changePasswordUrl } = (await call('getChangePasswordUrl')).data;
      await call('endOtherSessions');
      return changePasswordUrl;
    },
    onSuccess: (address) => window.location.assign(address),
  });
  return (
    <SettingsSection id="password">
      {error ? <PasswordError error={error} /> : null}
      <p>You change your password on the sign-in service's page.</p>
      <div>
        <Button isPending={isPending} onPress={() => setAsking(true)}>
          Change password
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Change your password?"
        confirmLabel="Change password"
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{text('change-password')}</p>
        <p>
          You stay logged in here, and are logged out everywhere else. Access tokens of your programs are
          revoked.
        </p>
      </ConfirmDialog>
    </SettingsSection>
  );
}
