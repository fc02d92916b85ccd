import { Button, type RowKey, type TableSelection } from '@dispatch/design-system';
import { type ReactNode, useState } from 'react';
import { type BulkAct, BulkModal } from './BulkModal';

interface BulkOptions<Row, Id extends RowKey> {
  /** What can be done with ticked rows; with none, none can be ticked. */
  acts: readonly BulkAct<Row, Id>[];
  /** What is gone from the page is not decided over unseen. */
  rows: readonly Row[];
  getId: (row: Row) => Id;
  /** Anything may be another than it was. */
  onChanged: () => void;
}

/** The ticks of a table whose rows are decided over together, and the dialog that does it. */
export function useBulk<Row, Id extends RowKey = number>({
  acts,
  rows,
  getId,
  onChanged,
}: BulkOptions<Row, Id>): { selection: TableSelection<Row> | undefined; modal: ReactNode } {
  const [ticked, setTicked] = useState<ReadonlySet<RowKey>>(new Set());
  const [acting, setActing] = useState<{ act: BulkAct<Row, Id>; chosen: readonly Row[] } | null>(null);
  const [first] = acts;
  const chosen = rows.filter((row) => ticked.has(getId(row)));
  return {
    selection: first && {
      selected: new Set<RowKey>(chosen.map(getId)),
      onChange: setTicked,
      rowLabel: first.rowLabel,
      isSelectable: first.isSelectable,
      actions: acts.map((act) => (
        <Button key={act.label} onPress={() => setActing({ act, chosen })}>
          {act.label}
        </Button>
      )),
    },
    modal:
      acting === null ? null : (
        <BulkModal
          act={acting.act}
          rows={acting.chosen}
          getId={getId}
          onClose={(isChanged) => {
            setActing(null);
            if (!isChanged) return;
            setTicked(new Set());
            onChanged();
          }}
        />
      ),
  };
}
