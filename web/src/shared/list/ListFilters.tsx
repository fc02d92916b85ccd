import { type Cents, fromDollars, toDollars } from '@dispatch/contract';
import {
  ActionBar,
  Button,
  ComboBox,
  DateField,
  EmptyState,
  MoneyField,
  type Option,
  Select,
} from '@dispatch/design-system';
import { type ReactNode, useState } from 'react';
import type { ListPlace, UsedListPlace } from './listPlace';
import { readDay, readDollars } from './readFilter';

/** What a list can be filtered by: one of a few words, one of many that is typed, a day, or an amount in dollars. */
export type ListFilter<Name extends string> = { name: Name; label: string } & (
  | { kind: 'choice' | 'typed'; options: readonly Option[] }
  | { kind: 'day' | 'dollars' }
);

/** How many filters the place has. */
export const filterCount = ({ filters }: Pick<ListPlace, 'filters'>): number =>
  Object.values(filters).filter((value) => value !== '').length;

/** What a list says that has no rows: by its filters, or at all. */
export const nothingListed = (place: Pick<ListPlace, 'filters'>, title: string): ReactNode =>
  filterCount(place) === 0 ? (
    <EmptyState title={title} />
  ) : (
    <EmptyState title="Nothing matches these filters">Show all, or change one of them.</EmptyState>
  );

interface ListFiltersProps<Sort extends string, Name extends string> extends UsedListPlace<Sort, Name> {
  fields: readonly ListFilter<Name>[];
}

/** What is chosen stands in the address at once. Whatever else an address asks for holds, too, until all is shown. */
export function ListFilters<Sort extends string, Name extends string>({
  place,
  go,
  fields,
}: ListFiltersProps<Sort, Name>) {
  const { filters } = place;
  const choose = (name: Name) => (value: string | null) => {
    if ((value ?? '') !== filters[name]) go({ filters: { ...filters, [name]: value ?? '' } });
  };
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
  return (
    <ActionBar hasFields>
      {fields.map((field) => (
        <FilterField
          key={field.name}
          field={field}
          value={filters[field.name]}
          onChange={choose(field.name)}
        />
      ))}
      {filterCount(place) === 0 ? null : (
        <Button variant="quiet" onPress={() => go({ filters: none as Record<Name, string> })}>
          Show all
        </Button>
      )}
    </ActionBar>
  );
}

const any = 'any';

/** The option that the address names; more may stand behind it ('release 43'). */
const knownIn = (options: readonly Option[], value: string): string | null =>
  options.find(({ id }) => id === value || value.startsWith(`${id} `))?.id ?? null;

type Naming = { name: string; label: string };

interface FilterFieldProps {
  field: ListFilter<string>;
  value: string;
  onChange: (value: string | null) => void;
}

function FilterField({ field, value, onChange }: FilterFieldProps) {
  const { name, label } = field;
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...{ name, label }}
          options={[{ id: any, label: 'Any' }, ...field.options]}
          value={knownIn(field.options, value) ?? any}
          onChange={(chosen) => onChange(chosen === any ? null : chosen)}
        />
      );
    case 'typed':
      return (
        <ComboBox
          {...{ name, label, onChange }}
          options={field.options}
          value={knownIn(field.options, value)}
        />
      );
    case 'day':
      return <DateField {...{ name, label, onChange }} value={readDay(value)} />;
    case 'dollars':
      return <DollarsFilter {...{ name, label, value, onChange }} />;
  }
}

const centsOf = (text: string): number | null => {
  const dollars = readDollars(text);
  return dollars === null ? null : fromDollars(dollars);
};

/** An amount is sent when it is complete: with Enter, or when its field is left. */
function DollarsFilter({ name, label, value, onChange }: Omit<FilterFieldProps, 'field'> & Naming) {
  const [cents, setCents] = useState(centsOf(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setCents(centsOf(value));
  }
  const send = (): void => onChange(cents === null ? null : String(toDollars(cents as Cents)));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MoneyField {...{ name, label }} value={cents} onChange={setCents} onBlur={send} />
    </form>
  );
}
