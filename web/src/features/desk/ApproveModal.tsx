import { formatMoment } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormModal } from '../../shared/forms/FormModal';
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
    <FormModal
      form={form}
      title={askedFirst[ownSiteOnly ? 'approveOwnSite' : 'approve']}
      label="Approve"
      onSubmit={approve}
      refusalTitle="The release was not approved"
      onClose={onClose}
    >
      {ownSiteOnly ? <p>It is published on our own site, and delivered nowhere else.</p> : null}
      <FormRadioGroup name="release" label="When to release" options={options} />
    </FormModal>
  );
}
