import { ApiError } from '@dispatch/contract';
import { useToast } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import type { CompanyName } from './companyName';

interface NameDecisionModalProps {
  company: CompanyName;
  isApproved: boolean;
  /** The list is to be read again. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Says what follows from a decision, and asks for the reason of one against the name. */
export function NameDecisionModal({ company, isApproved, onDone, onClose }: NameDecisionModalProps) {
  const { companyId: id, version, name, owner, approvedName, nameState } = company;
  const toast = useToast();
  const isTakenBack = !isApproved && nameState === 'approved';
  const form = useContractForm<{ isApproved: boolean; reason: string }>('CompanyNameDecision', {
    stage: 'full',
    fields: ['isApproved', 'reason'],
    defaultValues: { isApproved, reason: '' },
  });
  const decide = async ({ reason }: { reason: string }): Promise<void> => {
    const body = isApproved ? { version, isApproved } : { version, isApproved, reason };
    try {
      await call('decideCompanyName', { path: { id }, body });
      toast.show(isApproved ? `${name} has its page.` : `${owner} is told why.`);
      onClose();
    } catch (error) {
      // What was changed or decided meanwhile shows behind the modal.
      if (error instanceof ApiError && error.status === 409) await onDone();
      throw error;
    }
    await onDone();
  };
  const against = isTakenBack ? `Take ${name} back?` : `Decline ${name}?`;
  const left =
    isTakenBack || approvedName === null
      ? 'Readers find no page of the company then.'
      : `Readers see the page as ${approvedName}, as before.`;
  return (
    <FormModal
      form={form}
      title={isApproved ? `Approve ${name}?` : against}
      label={isApproved ? 'Approve' : isTakenBack ? 'Take back' : 'Decline'}
      isDangerous={!isApproved}
      onSubmit={decide}
      refusalTitle="Nothing was decided"
      onClose={onClose}
    >
      {isApproved ? (
        <p>{`${owner} speaks as ${name} from then on, and nobody else does: releases of other accounts that name the company are not listed on its page. ${owner} gets an email.`}</p>
      ) : (
        <>
          <p>{`${left} ${owner} gets an email with the reason.`}</p>
          <FormTextArea name="reason" label="Reason" rows={3} hasCounter />
        </>
      )}
    </FormModal>
  );
}
