import { ActionBar, Button, Modal, Stack } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { meQuery } from '../../shared/api/queries';
import { FormBody } from '../../shared/forms/FormBody';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { forgetSession } from '../../shared/session/session';

/** Deletes the account once its login name has been typed; afterwards nobody is signed in here. */
export function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const login = useQuery(meQuery).data?.oktaLogin ?? '';
  const form = useContractForm('AccountDeletion', { stage: 'full', defaultValues: { oktaLogin: '' } });
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const erase = async ({ oktaLogin }: { oktaLogin: string }): Promise<void> => {
    await call('deleteAccount', { body: { oktaLogin: oktaLogin.trim() } });
    forgetSession('signedOut');
    await navigate('/logout', { replace: true, state: { accountDeleted: true } });
    queryClient.clear();
  };

  return (
    <Modal isOpen onClose={onClose} title="Delete your account?" size="small">
      <FormBody form={form} onSubmit={erase} refusalTitle="Your account was not deleted">
        <Stack>
          <p>
            This cannot be undone. To go on, type your login name: <strong>{login}</strong>
          </p>
          <FormTextField name="oktaLogin" label="Login name" autoComplete="off" spellCheck={false} />
          <ActionBar>
            <Button type="submit" variant="danger" isPending={form.methods.formState.isSubmitting}>
              Delete account
            </Button>
            <Button onPress={onClose}>Keep account</Button>
          </ActionBar>
        </Stack>
      </FormBody>
    </Modal>
  );
}
