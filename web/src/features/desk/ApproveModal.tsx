import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { formatMoment } from '../../shared/formatting/dates';
import { FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import type { DeskMove } from './useDeskMove';

interface ApproveModalProps {
  id: number;
  releaseDate: string | null;
  isOverdue: boolean;
  move: DeskMove;
  onClose: () => void;
}

type Values = { release: 'scheduled' | 'now' };

export function ApproveModal({ id, releaseDate, isOverdue, move, onClose }: ApproveModalProps) {
  const form = useContractForm<Values>('ApprovalRequest', {
    stage: 'full',
    defaultValues: { release: 'scheduled' },
  });
  const approve = async (body: Values): Promise<void> => {
    try {
      await move.mutateAsync({
        move: () => call('approveRelease', { path: { id }, body }),
        done: 'The release is approved.',
      });
    } catch (error) {
      if (!hasStatus(error, 404, 409)) throw error;
    }
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
    <Modal isOpen onClose={onClose} title="Approve">
      <FormBody form={form} onSubmit={approve}>
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
