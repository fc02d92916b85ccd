export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn {
  id: string;
  label: string;
  sortable?: boolean | undefined;
  /** end: amounts and counts, in the mono. */
  align?: 'start' | 'end' | undefined;
  /**
   * Where the room is scarce: wrap goes on in a second line; line stays on one; cut ends in '…', and shows the rest under
   * the pointer and the focus. On a narrow screen all of them wrap.
   */
  overflow?: 'wrap' | 'line' | 'cut' | undefined;
  /** A CSS width. */
  width?: string | undefined;
}
