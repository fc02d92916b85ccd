import type { components } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { ComparedVersions } from '../../shared/versions/ComparedVersions';
import { askedFirst } from './deskActions';
import type { DeskMove } from './useDeskMove';

interface ChangesModalProps {
  release: components['schemas']['Release'];
  move: DeskMove;
  onClose: () => void;
}

/** Proposes the text as it is saved, beside what its customer submitted or accepted last. */
export function ChangesModal({ release, move, onClose }: ChangesModalProps) {
  const { distributionId: id, distributionVersion, editorialChanges } = release;
  const form = useContractForm<{ explanation: string }>('EditorialChanges', {
    stage: 'full',
    fields: ['explanation'],
    defaultValues: { explanation: '' },
  });
  const propose = async ({ explanation }: { explanation: string }): Promise<void> => {
    const body = { distributionVersion, explanation: explanation.trim() };
    await move.mutateAsync({
      move: () => call('approveWithChanges', { path: { id }, body }),
      done: 'The release waits for the approval of its customer, who has been told.',
    });
    onClose();
  };
  return (
    <FormModal
      form={form}
      title={askedFirst.approveWithChanges}
      size="large"
      label={askedFirst.approveWithChanges}
      onSubmit={propose}
      refusalTitle="The release was not approved"
      onClose={onClose}
    >
      <p>
        The customer is asked to accept these changes. The release is published when they have accepted, and
        comes back into review as it was when they decline.
      </p>
      {editorialChanges ? (
        <ComparedVersions
          {...editorialChanges}
          id={id}
          names={['As the customer submitted it', 'As it is now']}
        />
      ) : null}
      <FormTextArea name="explanation" label="Explanation for the customer" rows={3} hasCounter />
    </FormModal>
  );
}
