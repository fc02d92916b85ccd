import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { termsQuery } from '../../shared/api/queries';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { FormModal } from '../../shared/forms/FormModal';
import type { ContractForm } from '../../shared/forms/formTypes';
import { reloadCards } from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';
import { text } from '../../shared/texts/texts';

export interface RenewalProps {
  bundleOrderId: number;
  onClose: () => void;
  onDone: () => void;
}

interface RenewalFormProps<Values extends FieldValues> extends Omit<RenewalProps, 'bundleOrderId'> {
  form: ContractForm<Values>;
  /** What is said when it was not set up. */
  failure: 'subscription-failed' | 'payment-profile-failed';
  /** Sets it up with the terms as they were agreed to. False: something is still wrong, and is shown. */
  setUp: (values: Values, terms: { agreed: boolean; version: string; agreedAt: string }) => Promise<boolean>;
  children: ReactNode;
}

/** What every renewal asks after its card (`children`): the terms, and that its owner wants it. */
export function RenewalForm<Values extends FieldValues & { autoRenew: boolean }>({
  form,
  failure,
  setUp,
  onClose,
  onDone,
  children,
}: RenewalFormProps<Values>) {
  const terms = useQuery(termsQuery);
  const queryClient = useQueryClient();
  const send = async (values: Values): Promise<void> => {
    const version = terms.data?.renewal.version ?? '';
    const agreed = { agreed: values.autoRenew, version, agreedAt: new Date().toISOString() };
    if (!(await setUp(values, agreed))) return;
    await reloadCards(queryClient);
    onDone();
  };
  return (
    <FormModal
      title="Setup Yearly Renewal"
      label="Set up renewal"
      form={form}
      onSubmit={send}
      refusalTitle={text(failure)}
      onClose={onClose}
    >
      {children}
      <Loaded query={terms} failure="The terms could not be loaded">
        {({ renewal }) => <p>{renewal.text}</p>}
      </Loaded>
      <FormCheckbox name="autoRenew">Renew my subscription</FormCheckbox>
    </FormModal>
  );
}
