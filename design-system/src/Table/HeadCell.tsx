import clsx from 'clsx';
import { Icon } from '../Icon/Icon';
import type { TableColumn, TableSort } from './tableColumn';
import styles from './Table.module.css';

interface HeadCellProps {
  column: TableColumn;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** One heading of a table: words, or a button where the column can be sorted by. */
export function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const isActive = sort?.columnId === column.id;
  const direction = isActive ? sort.direction : undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction}
      data-control={(column.sortable && onSort !== undefined) || undefined}
      className={clsx(styles.head, column.align === 'end' && styles.end)}
      style={column.width ? { width: column.width } : undefined}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            onSort({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.label}
          <Icon name={direction === 'descending' ? 'arrowDown' : 'arrowUp'} size={12} />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}
