import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '../Pagination/Pagination';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { HeadCell } from './HeadCell';
import { SelectBox } from './SelectBox';
import { SelectionBar } from './SelectionBar';
import styles from './Table.module.css';
import type { TableColumn, TableSort } from './tableColumn';
import { TableRow } from './TableRow';
import { stateOfAll, withKeys, type RowKey, type TableSelection } from './tableSelection';
import { useWords } from '../Words/useWords';

export interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getKey: (row: Row) => RowKey;
  sort?: TableSort;
  /** A press on a heading: the other direction of the active column, ascending for another. */
  onSort?: (sort: TableSort) => void;
  /** A box in front of each row, and one for all that are shown. */
  selection?: TableSelection<Row>;
  /** Which part of a long list this is, below it, and the way to the next. */
  paging?: PaginationProps;
  /** What the table lists, for screen readers. */
  caption: string;
  /** The rows shown are of before; new ones are on their way. */
  isLoading?: boolean;
  /** The rows could not be loaded: a Banner with the way to try again, below the rows of before. */
  failure?: ReactNode;
  /** Instead of rows, when there are none. */
  empty?: ReactNode;
}

/**
 * Rows to compare, in 32 px, with a head that stays in sight; on a phone each row becomes a short list of its own.
 * The roles are written out because a table that is not laid out as one loses them.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, getKey, sort, onSort, selection, paging, caption } = props;
  const { isLoading = false, failure, empty } = props;
  const words = useWords('Table');
  const isEmpty = rows.length === 0;
  const canSelect = (row: Row) => selection?.isSelectable?.(row) ?? true;
  const keys = selection ? rows.filter(canSelect).map(getKey) : [];
  const state = selection ? stateOfAll(keys, selection.selected) : 'none';
  return (
    <>
      {selection ? <SelectionBar count={selection.selected.size} actions={selection.actions} /> : null}
      <div className={clsx(styles.frame, isLoading && styles.loading)} data-sticky>
        <table role="table" className={styles.table} aria-busy={isLoading}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              {selection ? (
                <th scope="col" role="columnheader" className={clsx(styles.head, styles.select)} data-control>
                  <SelectBox
                    label={words.selectAll}
                    isSelected={state === 'all'}
                    isPartly={state === 'some'}
                    isDisabled={keys.length === 0}
                    onChange={(isIn) => selection.onChange(withKeys(selection.selected, keys, isIn))}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => {
              const key = getKey(row);
              const isSelected = selection?.selected.has(key) ?? false;
              return (
                <TableRow
                  key={key}
                  columns={columns}
                  isSelected={isSelected}
                  row={row}
                  box={
                    selection ? (
                      <SelectBox
                        label={words.selectRow(selection.rowLabel(row))}
                        isSelected={isSelected}
                        isDisabled={!canSelect(row)}
                        onChange={(isIn) => selection.onChange(withKeys(selection.selected, [key], isIn))}
                      />
                    ) : null
                  }
                />
              );
            })}
          </tbody>
        </table>
        {isEmpty && isLoading ? (
          <div className={styles.note}>
            <div role="status">
              <VisuallyHidden>{words.loading}</VisuallyHidden>
            </div>
            <Skeleton shape="row" count={5} />
          </div>
        ) : null}
        {isEmpty && !isLoading && !failure ? <div className={styles.note}>{empty ?? words.empty}</div> : null}
      </div>
      {failure ? <div className={styles.failure}>{failure}</div> : null}
      {paging ? <Pagination {...paging} /> : null}
    </>
  );
}
