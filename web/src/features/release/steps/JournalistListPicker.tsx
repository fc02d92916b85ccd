import { listsToChoose, type components } from '@dispatch/contract';
import { Banner, Button, ComboBox, ListRow, RuledList, Stack } from '@dispatch/design-system';
import { useState } from 'react';
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
  const [wanted, setWanted] = useState<string | null>(null);
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
  const tooMany = text('lists-too-many', { count: most });
  const add = (): void => {
    const list = lists.find(({ cisionJournalistListId: id }) => String(id) === wanted);
    if (list === undefined || chosen.length >= most) return;
    choose([...chosen, { id: list.cisionJournalistListId, name: list.categoryName }]);
    setWanted(null);
  };
  const reasonNotToAdd = (): string | undefined => {
    if (chosen.length >= most) return tooMany;
    return wanted === null ? 'Choose a journalist list first.' : undefined;
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
        description="Type a field, for example Health."
        isOptional
        options={lists
          .filter(({ cisionJournalistListId: id }) => !chosen.some((list) => list.id === id))
          .map(({ cisionJournalistListId: id, categoryName: label }) => ({ id: String(id), label }))}
        value={wanted}
        onChange={setWanted}
        errorMessage={chosen.length > most ? tooMany : undefined}
      />
      <div>
        <Button aria-label="Add the journalist list" blockedReason={reasonNotToAdd()} onPress={add}>
          Add
        </Button>
      </div>
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
