import type { CallData } from '@dispatch/contract';
import { Modal } from '@dispatch/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { hasStatus } from '../../shared/api/errorTexts';
import { termsQuery } from '../../shared/api/queries';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { ModalForm } from '../../shared/forms/FormModal';
import type { ContractForm } from '../../shared/forms/formTypes';
import { reloadCards } from '../../shared/savedCards/savedCards';
import { Loaded } from '../../shared/screen/Loaded';
import { text } from '../../shared/texts/texts';

/** What is agreed to. */
type Terms = CallData<'getTerms'>['renewal'];

export interface RenewalProps {
  bundleOrderId: number;
  onClose: () => void;
  onDone: () => void;
}

interface RenewalDialogProps {
  onClose: () => void;
  /** Shown once the terms are there: nobody agrees to what cannot be read yet. */
  children: (terms: Terms) => ReactNode;
}

/** Around every renewal: it reads the terms. */
export function RenewalDialog({ onClose, children }: RenewalDialogProps) {
  const terms = useQuery(termsQuery);
  return (
    <Modal isOpen onClose={onClose} title="Setup Yearly Renewal">
      <Loaded query={terms} failure="The terms could not be loaded">
        {({ renewal }) => children(renewal)}
      </Loaded>
    </Modal>
  );
}

interface RenewalFormProps<Values extends FieldValues> extends Omit<RenewalProps, 'bundleOrderId'> {
  terms: Terms;
  form: ContractForm<Values>;
  /** What is said when it was not set up. */
  failure: 'subscription-failed' | 'payment-profile-failed';
  /** Sets it up with the terms as they were agreed to. False: something is still wrong, and is shown. */
  setUp: (values: Values, terms: { agreed: boolean; version: string; agreedAt: string }) => Promise<boolean>;
  children: ReactNode;
}

const unticked = <Values extends FieldValues>() =>
  ['autoRenew' as Path<Values>, false as PathValue<Values, Path<Values>>] as const;

/** What every renewal asks after its card (`children`): the terms, and that its owner wants it. */
export function RenewalForm<Values extends FieldValues & { autoRenew: boolean }>({
  terms: { version, text: words },
  form,
  failure,
  setUp,
  onClose,
  onDone,
  children,
}: RenewalFormProps<Values>) {
  const queryClient = useQueryClient();
  const { setValue } = form.methods;
  const send = async (values: Values): Promise<void> => {
    const agreed = { agreed: values.autoRenew, version, agreedAt: new Date().toISOString() };
    try {
      if (!(await setUp(values, agreed))) return;
    } catch (error) {
      // What was shown may hold no longer: a card that was removed meanwhile, terms that were changed.
      if (hasStatus(error, 400, 409)) {
        await Promise.all([reloadCards(queryClient), queryClient.invalidateQueries(termsQuery)]);
        // Nobody has agreed to the new ones yet.
        if (error.problem.code === 'terms-changed') setValue(...unticked<Values>());
      }
      throw error;
    }
    await reloadCards(queryClient);
    onDone();
  };
  return (
    <ModalForm
      label="Set up renewal"
      form={form}
      onSubmit={send}
      refusalTitle={text(failure)}
      onClose={onClose}
    >
      {children}
      <p>{words}</p>
      <FormCheckbox name="autoRenew">Renew my subscription</FormCheckbox>
    </ModalForm>
  );
}
