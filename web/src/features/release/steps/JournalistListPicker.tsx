import { listsToChoose, type components } from '@dispatch/contract';
import { Banner, Button, ComboBox, ListRow, RuledList, Stack } from '@dispatch/design-system';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';

interface JournalistListPickerProps {
  form: ReleaseForm;
  lists: readonly components['schemas']['JournalistList'][];
}

/** Which journalist lists the release goes to: as many as were bought and come with the package. */
export function JournalistListPicker({ form, lists }: JournalistListPickerProps) {
  const { control, setValue } = form.methods;
  const [packageId, cjl, selected] = useWatch({ control, name: ['package', 'cjl', 'cjlSelected'] });
  const most = listsToChoose(packageId, cjl);
  const chosen = selected.map(({ id, categoryName }) => ({
    id,
    name: lists.find((list) => list.cisionJournalistListId === id)?.categoryName ?? categoryName ?? '',
  }));
  const choose = (next: typeof chosen): void =>
    setValue(
      'cjlSelected',
      next.map(({ id, name }) => ({ id, categoryName: name })),
      { shouldDirty: true },
    );
  const [picked, setPicked] = useState<string | null>(null);
  const tooMany = text('lists-too-many', { count: most });
  const add = (id: string | null): void => {
    // The box is emptied for the next one, which it does when its value goes.
    flushSync(() => setPicked(id));
    setPicked(null);
    const list = lists.find(({ cisionJournalistListId }) => String(cisionJournalistListId) === id);
    if (list !== undefined) choose([...chosen, { id: list.cisionJournalistListId, name: list.categoryName }]);
  };
  return (
    <Stack>
      {most > chosen.length ? (
        <Banner tone="info" title={text('lists-unused')}>
          {`You have chosen ${chosen.length} of ${most}.`}
        </Banner>
      ) : null}
      <ComboBox
        name="cjlSelected"
        label="Journalist list"
        description="Type a field, for example Health. Each list that you choose is added below."
        isOptional
        options={lists
          .filter(({ cisionJournalistListId: id }) => !chosen.some((list) => list.id === id))
          .map(({ cisionJournalistListId: id, categoryName: label }) => ({ id: String(id), label }))}
        value={picked}
        onChange={add}
        errorMessage={chosen.length > most ? tooMany : undefined}
      />
      {chosen.length === 0 ? null : (
        <RuledList label="Chosen journalist lists">
          {chosen.map(({ id, name }) => (
            <ListRow
              key={id}
              headline={name}
              tag={
                <Button
                  variant="quiet"
                  aria-label={`Remove ${name}`}
                  onPress={() => choose(chosen.filter((list) => list.id !== id))}
                >
                  Remove
                </Button>
              }
            />
          ))}
        </RuledList>
      )}
    </Stack>
  );
}
