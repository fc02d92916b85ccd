import { listsToChoose, type components } from '@dispatch/contract';
import { Banner, CheckboxGroup, SearchField, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';

interface JournalistListPickerProps {
  form: ReleaseForm;
  lists: readonly components['schemas']['JournalistList'][];
}

const shownAtOnce = 10;

export function JournalistListPicker({ form, lists }: JournalistListPickerProps) {
  const { control, setValue } = form.methods;
  const [packageId, cjl, selected] = useWatch({ control, name: ['package', 'cjl', 'cjlSelected'] });
  const [sought, setSought] = useState('');
  const most = listsToChoose(packageId, cjl);
  // A list that is not offered any more can still be given up.
  const offered = new Map([
    ...selected.map(({ id, categoryName }) => [String(id), categoryName ?? ''] as const),
    ...lists.map((list) => [String(list.cisionJournalistListId), list.categoryName] as const),
  ]);
  const choose = (ids: readonly string[]): void =>
    setValue(
      'cjlSelected',
      ids.map((id) => ({ id: Number(id), categoryName: offered.get(id) ?? '' })),
      { shouldDirty: true },
    );
  const ticked = selected.map(({ id }) => String(id));
  const all = [...offered]
    .map(([id, label]) => ({ id, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
  const matching = all.filter(({ label }) => label.toLowerCase().includes(sought.trim().toLowerCase()));
  const shown = new Set([...ticked, ...matching.slice(0, shownAtOnce).map(({ id }) => id)]);
  return (
    <Stack>
      {most > selected.length ? <Banner tone="info" title={text('lists-unused')} /> : null}
      {all.length > shownAtOnce ? (
        <SearchField
          name="listSearch"
          label="Find a list"
          description="Type part of its name, for example Health."
          value={sought}
          onChange={setSought}
          onSubmit={setSought}
        />
      ) : null}
      <CheckboxGroup
        name="cjlSelected"
        label="Journalist lists"
        description={`${selected.length} of ${most} selected`}
        options={all.filter(({ id }) => shown.has(id))}
        value={ticked}
        onChange={choose}
        errorMessage={selected.length > most ? text('lists-too-many', { count: most }) : undefined}
      />
      <div role="status">
        {matching.length === 0 ? `No list has “${sought.trim()}” in its name.` : null}
        {matching.length > shownAtOnce ? `${matching.length - shownAtOnce} more. Type to find them.` : null}
      </div>
    </Stack>
  );
}
