import type { ReactNode } from 'react';
import styles from './Table.module.css';
import { useWords } from '../Words/useWords';

/** How many rows are ticked, announced politely, and what can be done with them. */
export function SelectionBar({ count, actions }: { count: number; actions: ReactNode }) {
  const words = useWords('Table');
  return (
    <div className={styles.selection}>
      <span role="status">{words.selected(count)}</span>
      {count > 0 ? actions : null}
    </div>
  );
}
