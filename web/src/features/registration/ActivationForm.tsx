import { Banner, Button, Link, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { call } from '../../shared/api/client';
import { FormTextField } from '../../shared/forms/textFields';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import { logoutAddress } from '../../shared/session/returnTo';
import { text } from '../../shared/texts/texts';
import { withListedTexts } from './foreignRefusal';

/** Asks for the activation mail again. The answer never says whether the address has an account. */
export function ActivationForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useContractForm('ActivationRequest', { stage: 'full', defaultValues: { email: '' } });

  const send = async ({ email }: { email: string }): Promise<void> => {
    setSentTo(null);
    await call('sendActivation', { body: { email: email.trim() } }).catch((error: unknown) => {
      throw withListedTexts(error);
    });
    setSentTo(email.trim());
  };

  const { errors, isSubmitting } = form.methods.formState;
  return (
    <Stack>
      {sentTo === null || errors.email ? null : (
        <Banner tone="success" title={text('activation-sent', { email: sentTo })} />
      )}
      <FormBody form={form} onSubmit={send} refusalTitle={text('activation-failed')}>
        <FormTextField name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
        <div>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Send Activation Email
          </Button>
        </div>
      </FormBody>
      <p>
        Activated already? <Link href={logoutAddress('/')}>Login</Link>
      </p>
    </Stack>
  );
}
