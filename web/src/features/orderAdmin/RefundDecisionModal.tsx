import type { RequestBody } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { formatDollars } from '../../shared/formatting/price';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { text } from '../../shared/texts/texts';
import { type RefundRequest, useRefundCall } from './refunds';

type Decision = RequestBody<'setRefundStatus'>;

interface RefundDecisionModalProps {
  request: RefundRequest;
  status: Decision['status'];
  onClose: () => void;
}

/** Approves a refund request, at the provider or by hand, or rejects it. */
export function RefundDecisionModal({ request, status, onClose }: RefundDecisionModalProps) {
  const { orderRefundRequestId, amount } = request;
  const form = useContractForm<Decision>('RefundDecision', {
    stage: 'full',
    defaultValues: { orderRefundRequestId, status, refundedByHand: false, refundTransactionId: '' },
  });
  const send = useRefundCall((body: Decision, headers) => call('setRefundStatus', { body, headers }));
  const isApproval = status === 'approved';
  const isByHand = form.methods.watch('refundedByHand') === true;
  const consequence = !isApproval
    ? 'is not given back. It can be asked for again.'
    : isByHand
      ? 'was given back by you. The payment provider is not asked.'
      : 'goes back the way the order was paid.';
  const decide = async (values: Decision): Promise<void> => {
    const refundTransactionId = isByHand ? values.refundTransactionId : null;
    await send(
      { ...values, refundTransactionId },
      isApproval ? 'The refund is approved.' : 'The refund is rejected.',
    );
    onClose();
  };
  return (
    <FormModal
      form={form}
      title={isApproval ? 'Approve Refund Request' : 'Reject Refund Request'}
      label={isApproval ? 'Approve' : 'Reject'}
      isDangerous={!isApproval}
      onSubmit={decide}
      refusalTitle={text('refund-update-failed')}
      onClose={onClose}
    >
      <p>{`${formatDollars(amount)} ${consequence}`}</p>
      {isApproval ? <FormCheckbox name="refundedByHand">{text('refund-by-hand')}</FormCheckbox> : null}
      {isByHand ? <FormTextField name="refundTransactionId" label="Transaction Id" /> : null}
    </FormModal>
  );
}
