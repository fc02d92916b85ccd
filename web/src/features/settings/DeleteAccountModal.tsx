import { screenAddress } from '@dispatch/contract';
import type { components } from '@dispatch/contract';
import { ActionBar, Banner, Button, Modal, Stack } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { meQuery } from '../../shared/api/queries';
import { formatDollars } from '../../shared/formatting/price';
import { FormBody } from '../../shared/forms/FormBody';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { Loaded } from '../../shared/screen/Loaded';
import { forgetSession } from '../../shared/session/session';

function Loss({ drafts, amount, prepaidReleases }: components['schemas']['DeletionLoss']) {
  if (drafts.length === 0 && prepaidReleases === 0) return null;
  const prepaid = prepaidReleases === 1 ? 'One prepaid release' : `${prepaidReleases} prepaid releases`;
  return (
    <Banner
      tone="warning"
      title={amount > 0 ? `You lose ${formatDollars(amount)}` : 'You lose what you have paid for'}
    >
      {drafts.length === 0 ? null : (
        <>
          <p>These drafts are paid for and were not submitted. The money is not given back:</p>
          <ul>
            {drafts.map(({ id, headline, amount: paid }) => (
              <li key={id}>
                {headline === '' ? 'A draft without a headline' : headline}: {formatDollars(paid)}
              </li>
            ))}
          </ul>
        </>
      )}
      {prepaidReleases === 0 ? null : <p>{prepaid} of your bundles cannot be used any more.</p>}
    </Banner>
  );
}

export function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const loss = useQuery({
    queryKey: ['getDeletionLoss'],
    queryFn: async () => {
      const { oktaLogin } = await queryClient.query({ ...meQuery, staleTime: 'static' });
      return { ...(await call('getDeletionLoss')).data, oktaLogin };
    },
    gcTime: 0,
  });
  const form = useContractForm('AccountDeletion', { stage: 'full', defaultValues: { oktaLogin: '' } });
  const navigate = useNavigate();

  const erase = async ({ oktaLogin }: { oktaLogin: string }): Promise<void> => {
    await call('deleteAccount', { body: { oktaLogin: oktaLogin.trim() } });
    forgetSession('signedOut');
    // Nothing is left to which unsaved changes could belong.
    await navigate(screenAddress('logout'), {
      replace: true,
      state: { accountDeleted: true, noConfirm: true },
    });
  };

  return (
    <Modal isOpen onClose={onClose} title="Delete your account?" size="small">
      <Loaded query={loss} failure="What you would lose could not be loaded">
        {({ oktaLogin, ...lost }) => (
          <FormBody form={form} onSubmit={erase} refusalTitle="Your account was not deleted">
            <Stack>
              <Loss {...lost} />
              <p>
                This cannot be undone. To go on, type your login name: <strong>{oktaLogin}</strong>
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
        )}
      </Loaded>
    </Modal>
  );
}
