export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn {
  id: string;
  label: string;
  sortable?: boolean | undefined;
  /** Several values share the column: each has a heading of its own that sorts by it, instead of `sortable`. */
  sorts?: readonly { id: string; label: string }[] | undefined;
  /** end: amounts and counts, in the mono. */
  align?: 'start' | 'end' | undefined;
  /** Where the room is scarce: wrap goes on in a second line; line stays on one, unless the table is narrow. */
  overflow?: 'wrap' | 'line' | undefined;
  /** A CSS width. */
  width?: string | undefined;
}
