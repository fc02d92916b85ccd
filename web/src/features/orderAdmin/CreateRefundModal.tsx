import type { RequestBody } from '@dispatch/contract';
import { ActionBar, Button } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { FormModal } from '../../shared/forms/FormModal';
import { FormSelect } from '../../shared/forms/listFields';
import { FormMoneyField } from '../../shared/forms/numberFields';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { text } from '../../shared/texts/texts';
import { useRefundCall } from './refunds';

type Form = RequestBody<'createRefundRequest'>;
type Values = Omit<Form, 'reason' | 'amount'> & { reason: Form['reason'] | ''; amount: number | '' };

const reasons: readonly Form['reason'][] = [
  'Customer Changed Mind',
  'Competitive Service',
  'Explicit Content',
  'Foreign Language',
  'Other',
  'Online Gambling',
  'Did Not Like Service',
];

interface CreateRefundModalProps {
  orderId: number;
  /** In dollars. */
  refundable: number;
  onClose: () => void;
}

export function CreateRefundModal({ orderId, refundable, onClose }: CreateRefundModalProps) {
  const form = useContractForm<Values>('RefundForm', {
    stage: 'full',
    defaultValues: { orderId, reason: '', amount: '', note: '' },
  });
  const send = useRefundCall((body: Form, headers) => call('createRefundRequest', { body, headers }));
  const create = async (values: Values): Promise<void> => {
    await send(values as Form, 'The refund is requested.');
    onClose();
  };
  return (
    <FormModal
      form={form}
      title="Create Refund Request"
      label="Create"
      onSubmit={create}
      refusalTitle={text('refund-create-failed')}
      onClose={onClose}
    >
      <FormSelect name="reason" label="Reason" options={reasons.map((id) => ({ id, label: id }))} />
      <ActionBar hasFields>
        <FormMoneyField
          name="amount"
          label="Amount"
          description={`At most ${formatDollars(refundable)}.`}
          most={refundable}
          tooMuch={text('refund-too-high')}
        />
        <Button
          onPress={() =>
            form.methods.setValue('amount', refundable, { shouldDirty: true, shouldValidate: true })
          }
        >
          Set Max
        </Button>
      </ActionBar>
      <FormTextArea name="note" label="Notes" rows={3} hasCounter />
    </FormModal>
  );
}
