import type { ReactNode } from 'react';

export type RowKey = string | number;

export interface TableSelection<Row> {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** What a row is called, for its box: 'ORD-88121'. */
  rowLabel: (row: Row) => string;
  /** Rows that cannot be ticked keep their box, which is dead. All can, unless told. */
  isSelectable?: (row: Row) => boolean;
  /** What can be done with the ticked rows: Buttons, beside the count. */
  actions?: ReactNode;
}

export function stateOfAll(keys: readonly RowKey[], selected: ReadonlySet<RowKey>): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

export function withKeys(
  selected: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  isIn: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}
