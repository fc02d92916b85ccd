import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Table.module.css';
import type { TableColumn } from './tableColumn';

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  row: Row;
  /** The box in front, in a table whose rows can be ticked. */
  box?: ReactNode;
  isSelected?: boolean;
}

/** One row; on a phone its cells carry the headings as labels. */
export function TableRow<Row>({ columns, row, box, isSelected = false }: TableRowProps<Row>) {
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      {box ? (
        <td role="cell" className={clsx(styles.cell, styles.select)}>
          {box}
        </td>
      ) : null}
      {columns.map((column) => (
        <td
          key={column.id}
          role="cell"
          className={clsx(styles.cell, column.align === 'end' && styles.end)}
          data-overflow={column.overflow}
        >
          <span className={styles.label} aria-hidden="true">
            {column.label}
          </span>
          <span>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}
