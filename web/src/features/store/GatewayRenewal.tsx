import type { ComponentProps } from 'react';
import { call } from '../../shared/api/client';
import { ContractFormProvider } from '../../shared/forms/ContractFormProvider';
import { FormCardFields } from '../../shared/forms/FormCardFields';
import { FormErrorSummary } from '../../shared/forms/FormErrorSummary';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { cardLabels, emptyCard, type CardValues } from '../../shared/parts/CardFields/cardValues';
import { RenewalDialog, RenewalForm, type RenewalProps } from './RenewalForm';

/** Renews with a card that is typed into the manual form: the gateway keeps it, and this form nothing. */
export function GatewayRenewal(props: RenewalProps) {
  return (
    <RenewalDialog onClose={props.onClose}>{(terms) => <Form {...props} terms={terms} />}</RenewalDialog>
  );
}

function Form({ bundleOrderId, ...asked }: RenewalProps & Pick<ComponentProps<typeof RenewalForm>, 'terms'>) {
  const card = useContractForm<CardValues>('CreditCard', { stage: 'full', defaultValues: emptyCard });
  const form = useContractForm('PaymentProfileRequest', {
    stage: 'full',
    fields: ['profileName', 'autoRenew'],
    defaultValues: { profileName: '', autoRenew: false },
  });
  return (
    <RenewalForm
      {...asked}
      form={form}
      failure="payment-profile-failed"
      setUp={async (values, terms) => {
        if (!(await card.check())) return false;
        await call('createPaymentProfile', {
          headers: { 'Idempotency-Key': crypto.randomUUID() },
          body: { ...values, creditCard: card.methods.getValues(), bundleOrderId, terms },
        });
        return true;
      }}
    >
      <FormTextField name="profileName" label="Nickname" />
      <ContractFormProvider form={card}>
        <FormErrorSummary names={cardLabels} />
        <FormCardFields />
      </ContractFormProvider>
    </RenewalForm>
  );
}
