import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { termsQuery } from '../../shared/api/queries';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { ContractFormProvider } from '../../shared/forms/ContractFormProvider';
import { FormCardFields } from '../../shared/forms/FormCardFields';
import { FormErrorSummary } from '../../shared/forms/FormErrorSummary';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { cardLabels, emptyCard, type CardValues } from '../../shared/parts/CardFields/cardValues';
import { reloadCards } from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';
import type { RenewalProps } from './RenewalModal';

/** Renews with a card that is typed into the manual form: the gateway keeps it, and this form nothing. */
export function GatewayRenewal({ bundleOrderId, onClose, onDone }: RenewalProps) {
  const terms = useQuery(termsQuery);
  const queryClient = useQueryClient();
  const card = useContractForm<CardValues>('CreditCard', { stage: 'full', defaultValues: emptyCard });
  const form = useContractForm('PaymentProfileRequest', {
    stage: 'full',
    fields: ['profileName', 'autoRenew'],
    defaultValues: { profileName: '', autoRenew: false },
  });
  const send = async ({ profileName, autoRenew }: { profileName: string; autoRenew: boolean }) => {
    if (!(await card.check())) return;
    const version = terms.data?.renewal.version ?? '';
    await call('createPaymentProfile', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        creditCard: card.methods.getValues(),
        profileName,
        bundleOrderId,
        autoRenew,
        terms: { agreed: autoRenew, version, agreedAt: new Date().toISOString() },
      },
    });
    await reloadCards(queryClient);
    onDone();
  };
  return (
    <FormModal
      title="Setup Yearly Renewal"
      label="Set up renewal"
      form={form}
      onSubmit={send}
      refusalTitle="The renewal was not set up"
      onClose={onClose}
    >
      <FormTextField name="profileName" label="Nickname" />
      <ContractFormProvider form={card}>
        <FormErrorSummary names={cardLabels} />
        <FormCardFields />
      </ContractFormProvider>
      <Loaded query={terms} failure="The terms could not be loaded">
        {({ renewal }) => <p>{renewal.text}</p>}
      </Loaded>
      <FormCheckbox name="autoRenew">Renew my subscription</FormCheckbox>
    </FormModal>
  );
}
