import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { formatMoment } from '../../shared/formatting/dates';
import { FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import { askedFirst } from './deskActions';
import type { DeskMove } from './useDeskMove';

interface ApproveModalProps {
  id: number;
  releaseDate: string | null;
  isOverdue: boolean;
  ownSiteOnly: boolean;
  move: DeskMove;
  onClose: () => void;
}

type Values = { release: 'scheduled' | 'now' };

export function ApproveModal({ id, releaseDate, isOverdue, ownSiteOnly, move, onClose }: ApproveModalProps) {
  const form = useContractForm<Values>('ApprovalRequest', {
    stage: 'full',
    defaultValues: { release: 'scheduled' },
  });
  const approve = async (body: Values): Promise<void> => {
    await move.mutateAsync({
      move: () => call('approveRelease', { path: { id }, body: { ...body, ownSiteOnly } }),
      done: ownSiteOnly
        ? 'The release is approved for our own site alone. The customer has been told.'
        : 'The release is approved.',
    });
    onClose();
  };
  const options = [
    {
      id: 'scheduled',
      label: 'Release at the scheduled time',
      description: isOverdue
        ? `${formatMoment(releaseDate)} has passed: it is published at once and marked overdue.`
        : formatMoment(releaseDate),
    },
    { id: 'now', label: 'Release now', description: 'It is published within a minute.' },
  ];
  return (
    <Modal isOpen onClose={onClose} title={askedFirst[ownSiteOnly ? 'approveOwnSite' : 'approve']}>
      <FormBody form={form} onSubmit={approve} refusalTitle="The release was not approved">
        {ownSiteOnly ? <p>It is published on our own site, and delivered nowhere else.</p> : null}
        <FormRadioGroup name="release" label="When to release" options={options} />
        <ActionBar>
          <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
            Approve
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}
