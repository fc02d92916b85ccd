import type { components, HoldReason } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { FormRadioGroup } from '../../shared/forms/choiceFields';
import { FormModal } from '../../shared/forms/FormModal';
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
    <FormModal
      form={form}
      title="Put on hold"
      label="Put on hold"
      onSubmit={hold}
      refusalTitle="The release was not put on hold"
      onClose={onClose}
    >
      <ReasonsField name="reasons" release={release} />
      <FormRadioGroup name="kind" label="Kind of hold" options={kinds} />
    </FormModal>
  );
}
