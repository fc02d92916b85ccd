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
  /** A CSS width. */
  width?: string | undefined;
}
