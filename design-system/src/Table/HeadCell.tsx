import clsx from 'clsx';
import { Icon } from '../Icon/Icon';
import type { TableColumn, TableSort } from './tableColumn';
import styles from './Table.module.css';

interface HeadCellProps {
  column: TableColumn;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** One heading of a table: words, or a button for each value that can be sorted by. */
export function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const headings = onSort ? (column.sorts ?? (column.sortable ? [column] : [])) : [];
  const direction = headings.some(({ id }) => id === sort?.columnId) ? sort?.direction : undefined;
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={direction}
      data-control={headings.length > 0 || undefined}
      className={clsx(styles.head, column.align === 'end' && styles.end)}
      style={column.width ? { width: column.width } : undefined}
    >
      {headings.length === 0 ? column.label : null}
      {headings.map(({ id, label }) => {
        const own = id === sort?.columnId ? sort.direction : undefined;
        return (
          <button
            key={id}
            type="button"
            className={styles.sort}
            data-active={own !== undefined || undefined}
            aria-pressed={headings.length > 1 ? own !== undefined : undefined}
            onClick={() =>
              onSort?.({ columnId: id, direction: own === 'ascending' ? 'descending' : 'ascending' })
            }
          >
            {label}
            <Icon name={own === 'descending' ? 'arrowDown' : 'arrowUp'} size={12} />
          </button>
        );
      })}
    </th>
  );
}
