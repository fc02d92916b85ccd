import { Select } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
import { useContractField } from '../../shared/forms/useContractField';
import { useContractForm } from '../../shared/forms/useContractForm';
import { Loaded } from '../../shared/screen/Loaded';
import { deskStaffQuery } from './queries';
import type { DeskMove } from './useDeskMove';

interface HandOverModalProps {
  id: number;
  /** Who works on it: nobody hands it to who has it. */
  holder: number | null;
  move: DeskMove;
  onClose: () => void;
}

/** Names the colleague who works on a release from then on. */
export function HandOverModal({ id, holder, move, onClose }: HandOverModalProps) {
  const form = useContractForm<{ userId: number | '' }>('HandOverRequest', {
    stage: 'full',
    defaultValues: { userId: '' },
  });
  const handOver = async ({ userId }: { userId: number | '' }): Promise<void> => {
    await move.mutateAsync({
      move: () => call('handOverClaim', { path: { id }, body: { userId: Number(userId) } }),
      done: 'The release is handed over. Your colleague is told by email.',
    });
    onClose();
  };
  return (
    <FormModal
      form={form}
      title="Hand over"
      label="Hand over"
      onSubmit={handOver}
      refusalTitle="The release was not handed over"
      onClose={onClose}
    >
      <ColleagueField name="userId" holder={holder} />
    </FormModal>
  );
}

function ColleagueField({ name, holder }: { name: string; holder: number | null }) {
  const { value, ref, limit: _limit, onChange, ...field } = useContractField(name);
  const staff = useQuery(deskStaffQuery);
  return (
    <Loaded query={staff} failure="Your colleagues could not be loaded">
      {(people) => (
        <Select
          {...field}
          name={name}
          label="Colleague"
          value={value === '' ? null : String(value)}
          onChange={(next) => onChange(next === null ? '' : Number(next))}
          inputRef={ref}
          options={people
            .filter(({ userId }) => userId !== holder)
            .map((person) => ({ id: String(person.userId), label: `${person.name} (${person.login})` }))}
          isRequired
        />
      )}
    </Loaded>
  );
}
