import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { HeadCell } from './HeadCell';
import styles from './Table.module.css';
import type { TableColumn, TableSort } from './tableColumn';

export interface TableProps<Row> {
  columns: readonly TableColumn[];
  rows: readonly Row[];
  getKey: (row: Row) => string | number;
  renderCell: (row: Row, columnId: string) => ReactNode;
  sort?: TableSort | undefined;
  /** A press on a heading: the other direction of the active column, ascending for another. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /** What the table lists, for screen readers. */
  caption: string;
  /** The rows shown are of before; new ones are on their way. */
  isLoading?: boolean | undefined;
  /** Instead of rows, when there are none. */
  empty?: ReactNode;
}

/**
 * Rows to compare, in 32 px, with a head that stays in sight; on a phone each row becomes a short list of its own.
 * The roles are written out because a table that is not laid out as one loses them.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, getKey, renderCell, sort, onSort, caption, isLoading = false, empty } = props;
  const isEmpty = rows.length === 0;
  return (
    <div className={styles.frame} data-sticky>
      <table role="table" className={clsx(styles.table, isLoading && styles.loading)} aria-busy={isLoading}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={getKey(row)} role="row" className={styles.row}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  className={clsx(styles.cell, column.align === 'end' && styles.end)}
                >
                  <span className={styles.label} aria-hidden="true">
                    {column.label}
                  </span>
                  <span>{renderCell(row, column.id)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isEmpty && isLoading ? (
        <div className={styles.note}>
          <div role="status">
            <VisuallyHidden>Loading…</VisuallyHidden>
          </div>
          <Skeleton shape="row" count={5} />
        </div>
      ) : null}
      {isEmpty && !isLoading ? <div className={styles.note}>{empty ?? 'Nothing to show.'}</div> : null}
    </div>
  );
}
