import { ApiError, type RequestBody } from '@dispatch/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { useSendOnce } from '../../shared/api/useSendOnce';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { approvalQuery, forWhom, type TwoPersonRequest, worthText } from './approvals';
import { askAgain } from '../../shared/api/callQuery';

interface DecisionModalProps {
  request: TwoPersonRequest;
  decision: 'confirm' | 'decline';
  onClose: () => void;
}

/** Confirms a request as it was seen, or declines it with the reason. */
export function DecisionModal({ request, decision, onClose }: DecisionModalProps) {
  const { approvalRequestId: id, worth, what, requestedBy } = request;
  const isConfirming = decision === 'confirm';
  const queryClient = useQueryClient();
  const toast = useToast();
  const form = useContractForm<{ note: string }>(isConfirming ? 'ApprovalConfirmation' : 'ApprovalDecline', {
    stage: 'full',
    defaultValues: { note: '' },
  });
  const confirmOnce = useSendOnce((body: RequestBody<'confirmApproval'>, headers) =>
    call('confirmApproval', { path: { id }, headers, body }),
  );
  const decide = async ({ note }: { note: string }): Promise<void> => {
    try {
      await (isConfirming
        ? confirmOnce({ worth, note })
        : call('declineApproval', { path: { id }, body: { note } }));
      toast.show(isConfirming ? 'It is confirmed and done.' : 'It is declined.');
      onClose();
    } catch (error) {
      // What was decided or has changed meanwhile shows behind the modal.
      if (error instanceof ApiError && error.status === 409)
        await queryClient.invalidateQueries({ queryKey: approvalQuery(id).queryKey });
      throw error;
    }
    await askAgain(queryClient, 'listApprovals', 'getApproval');
  };
  return (
    <FormModal
      form={form}
      title={isConfirming ? 'Confirm this request?' : 'Decline this request?'}
      label={isConfirming ? 'Confirm' : 'Decline'}
      isDangerous={!isConfirming}
      onSubmit={decide}
      refusalTitle={isConfirming ? 'It was not confirmed' : 'It was not declined'}
      onClose={onClose}
    >
      <p>{`${what}. For ${forWhom(request)}, worth ${worthText(request)}.`}</p>
      <p>
        {isConfirming
          ? `It is done at once, and ${requestedBy} is told.`
          : `Nothing of it comes to exist, and ${requestedBy} is told why.`}
      </p>
      <FormTextArea
        name="note"
        label={isConfirming ? 'Notes' : 'Reason'}
        rows={3}
        hasCounter
        isOptional={isConfirming}
      />
    </FormModal>
  );
}
