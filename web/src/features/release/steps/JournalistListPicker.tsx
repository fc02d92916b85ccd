import { listsToChoose, type components } from '@dispatch/contract';
import { Banner, CheckboxGroup, Stack } from '@dispatch/design-system';
import { useWatch } from 'react-hook-form';
import { reachText } from '../../../shared/formatting/reachText';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';
import { ListFinder } from './ListFinder';

interface JournalistListPickerProps {
  form: ReleaseForm;
  isPaid: boolean;
  lists: readonly components['schemas']['JournalistList'][];
}

export function JournalistListPicker({ form, isPaid, lists }: JournalistListPickerProps) {
  const { control, setValue } = form.methods;
  const [packageId, cjl, selected] = useWatch({ control, name: ['package', 'cjl', 'cjlSelected'] });
  const most = listsToChoose(packageId, cjl);
  // A list that is not offered any more can still be given up.
  const offered = new Map([
    ...selected.map(({ id, categoryName = '', people }) => [String(id), { categoryName, people }] as const),
    ...lists.map((list) => [String(list.cisionJournalistListId), list] as const),
  ]);
  const choose = (ids: readonly string[]): void =>
    setValue(
      'cjlSelected',
      ids.map((id) => ({ id: Number(id), categoryName: offered.get(id)?.categoryName ?? '' })),
      { shouldDirty: true },
    );
  const ticked = selected.map(({ id }) => String(id));
  const options = [...offered]
    .map(([id, { categoryName: label, people }]) => ({
      id,
      label,
      description: people === undefined ? '' : reachText(people),
      isDisabled: people === 0 && !ticked.includes(id),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
  const emptied = options.filter(({ id }) => offered.get(id)?.people === 0 && ticked.includes(id));
  return (
    <Stack>
      {most > selected.length ? <Banner tone="info" title={text('lists-unused')} /> : null}
      {emptied.map(({ id, label }) => (
        <Banner key={id} tone="warning">
          {text(isPaid ? 'list-empty' : 'list-emptied', { list: label })}
        </Banner>
      ))}
      <ListFinder lists={options} isKept={({ id }) => ticked.includes(id)}>
        {(shown) => (
          <CheckboxGroup
            name="cjlSelected"
            label="Journalist lists"
            description={`${selected.length} of ${most} selected`}
            options={shown}
            value={ticked}
            onChange={choose}
            errorMessage={selected.length > most ? text('lists-too-many', { count: most }) : undefined}
          />
        )}
      </ListFinder>
    </Stack>
  );
}
