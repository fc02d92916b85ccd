import type { RequestBody } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextArea, FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { text } from '../../shared/texts/texts';
import { type RefundRequest, useRefundCall } from './refunds';

type Decision = RequestBody<'setRefundStatus'>;

interface RefundDecisionModalProps {
  request: RefundRequest;
  onClose: () => void;
}

const sendDecision = (body: Decision, headers: { 'Idempotency-Key': string }) =>
  call('setRefundStatus', { body, headers });

/** Approves a refund request, at the provider or by hand. */
export function ApproveRefundModal({ request, onClose }: RefundDecisionModalProps) {
  const { orderRefundRequestId, amount } = request;
  const form = useContractForm<Decision>('RefundDecision', {
    stage: 'full',
    defaultValues: {
      orderRefundRequestId,
      status: 'approved',
      refundedByHand: false,
      refundTransactionId: '',
    },
  });
  const send = useRefundCall(sendDecision);
  const isByHand = form.methods.watch('refundedByHand') === true;
  const consequence = isByHand
    ? 'was given back by you. The payment provider is not asked.'
    : 'goes back the way the order was paid.';
  const decide = async (values: Decision): Promise<void> => {
    const refundTransactionId = isByHand ? values.refundTransactionId : null;
    await send({ ...values, refundTransactionId }, 'The refund is approved.');
    onClose();
  };
  return (
    <FormModal
      form={form}
      title="Approve Refund Request"
      label="Approve"
      onSubmit={decide}
      refusalTitle={text('refund-update-failed')}
      onClose={onClose}
    >
      <p>{`${formatDollars(amount)} ${consequence}`}</p>
      <FormCheckbox name="refundedByHand">{text('refund-by-hand')}</FormCheckbox>
      {isByHand ? <FormTextField name="refundTransactionId" label="Transaction Id" /> : null}
    </FormModal>
  );
}

/** Rejects a refund request, with the reason that who has asked and the customer are told. */
export function RejectRefundModal({ request, onClose }: RefundDecisionModalProps) {
  const { orderRefundRequestId, amount } = request;
  const form = useContractForm<NonNullable<Decision['rejection']>>('RefundRejection', {
    stage: 'full',
    defaultValues: { reason: '' },
  });
  const send = useRefundCall(sendDecision);
  return (
    <FormModal
      form={form}
      title="Reject Refund Request"
      label="Reject"
      isDangerous
      onSubmit={async (rejection) => {
        await send({ orderRefundRequestId, status: 'rejected', rejection }, 'The refund is rejected.');
        onClose();
      }}
      refusalTitle={text('refund-update-failed')}
      onClose={onClose}
    >
      <p>{`${formatDollars(amount)} is not given back. It can be asked for again.`}</p>
      <FormTextArea
        name="reason"
        label="Reason"
        description="Who has asked gets it by email, and the customer reads it on their order."
        rows={3}
        hasCounter
      />
    </FormModal>
  );
}
