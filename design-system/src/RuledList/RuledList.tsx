import type { ReactNode } from 'react';
import styles from './RuledList.module.css';

/** A list of ListRow, one under the other, with a hairline between: the dashboard. */
export function RuledList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
