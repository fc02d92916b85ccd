import { Button, CheckboxGroup, Popover, type TableColumn } from '@dispatch/design-system';
import type { UsedListPlace } from './listPlace';

interface ColumnChoiceProps<Row, Sort extends string, Filter extends string> {
  list: UsedListPlace<Sort, Filter>;
  columns: readonly TableColumn<Row>[];
}

/** Which columns a list shows. Those that are hidden stand in its address, and so in a saved filter. */
export function ColumnChoice<Row, Sort extends string, Filter extends string>({
  list: { place, go, hideable },
  columns,
}: ColumnChoiceProps<Row, Sort, Filter>) {
  const options = columns.filter(({ id }) => hideable.includes(id));
  const hide = (hidden: readonly string[]): void => go({ hidden, page: place.page });
  const shown = options.map(({ id }) => id).filter((id) => !place.hidden.includes(id));
  return (
    <Popover
      title="Columns"
      trigger={
        <Button>{place.hidden.length === 0 ? 'Columns' : `Columns (${place.hidden.length} hidden)`}</Button>
      }
    >
      <CheckboxGroup
        name="columns"
        label="Shown columns"
        options={options}
        value={shown}
        onChange={(chosen) => hide(hideable.filter((id) => !chosen.includes(id)))}
      />
      {place.hidden.length === 0 ? null : (
        <Button variant="quiet" onPress={() => hide([])}>
          Show all columns
        </Button>
      )}
    </Popover>
  );
}
