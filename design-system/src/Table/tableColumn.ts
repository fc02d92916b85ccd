import type { ReactNode } from 'react';

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** `Row` is what `cell` shows of a row; left out where only the heading is of interest. */
export interface TableColumn<Row = never> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Several values share the column: each has a heading of its own that sorts by it, instead of `sortable`. */
  sorts?: readonly { id: string; label: string }[];
  /** end: amounts and counts, in the mono. */
  align?: 'start' | 'end';
  /** Where the room is scarce: wrap goes on in a second line; line stays on one, unless the table is narrow; anywhere breaks words, too. */
  overflow?: 'wrap' | 'line' | 'anywhere';
  /** A CSS width. */
  width?: string;
}
