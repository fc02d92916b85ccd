import type { ReactNode } from 'react';
import styles from './Table.module.css';

/** How many rows are ticked, announced politely, and what can be done with them. */
export function SelectionBar({ count, actions }: { count: number; actions: ReactNode }) {
  return (
    <div className={styles.selection}>
      <span role="status">{count} selected</span>
      {count > 0 ? actions : null}
    </div>
  );
}
