import type { components, HoldReason } from '@dispatch/contract';
import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import { ReasonsField } from './ReasonsField';
import type { DeskMove } from './useDeskMove';

interface HoldModalProps {
  release: components['schemas']['Release'];
  move: DeskMove;
  onClose: () => void;
}

type Values = { reasons: HoldReason[]; kind: 'onHold' | 'locked' | 'limited' };

const kinds = [
  { id: 'onHold', label: 'For revision', description: 'The customer edits the release and resubmits it.' },
  { id: 'locked', label: 'Locked', description: 'The customer cannot edit it until the desk unlocks it.' },
  {
    id: 'limited',
    label: 'For limited distribution',
    description: 'The customer may edit it; as it is, it can be approved for our own site alone.',
  },
];

export function HoldModal({ release, move, onClose }: HoldModalProps) {
  const form = useContractForm<Values>('HoldRequest', {
    stage: 'full',
    defaultValues: { reasons: [], kind: 'onHold' },
  });
  const hold = async (body: Values): Promise<void> => {
    await move.mutateAsync({
      move: () => call('holdRelease', { path: { id: release.distributionId }, body }),
      done: 'The release is on hold. The customer has been told.',
    });
    onClose();
  };
  return (
    <Modal isOpen onClose={onClose} title="Put on hold">
      <FormBody form={form} onSubmit={hold} refusalTitle="The release was not put on hold">
        <ReasonsField name="reasons" release={release} />
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
