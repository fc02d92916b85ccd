import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import { ReasonsField } from './ReasonsField';
import type { DeskMove } from './useDeskMove';

interface DeskModalProps {
  id: number;
  move: DeskMove;
  onClose: () => void;
}

type Values = { reasons: string[]; kind: 'onHold' | 'locked' | 'limited' };

const kinds = [
  { id: 'onHold', label: 'For revision', description: 'The customer edits the release and resubmits it.' },
  { id: 'locked', label: 'Locked', description: 'The customer cannot edit it until the desk unlocks it.' },
  {
    id: 'limited',
    label: 'For limited distribution',
    description: 'The customer may edit it; as it is, it can be approved for our own site alone.',
  },
];

export function HoldModal({ id, move, onClose }: DeskModalProps) {
  const form = useContractForm<Values>('HoldRequest', {
    stage: 'full',
    defaultValues: { reasons: [], kind: 'onHold' },
  });
  const hold = async ({ reasons, kind }: Values): Promise<void> => {
    const body = { reasons: reasons.map((reason) => reason.trim()), kind };
    await move.mutateAsync({
      move: () => call('holdRelease', { path: { id }, body }),
      done: 'The release is on hold. The customer has been told.',
    });
    onClose();
  };
  return (
    <Modal isOpen onClose={onClose} title="Put on hold">
      <FormBody form={form} onSubmit={hold} refusalTitle="The release was not put on hold">
        <ReasonsField name="reasons" />
        <FormRadioGroup name="kind" label="Kind of hold" options={kinds} />
        <ActionBar>
          <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
            Put on hold
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}
