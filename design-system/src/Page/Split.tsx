import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** A form on the left and what accompanies it on the right (checkout and its receipt); one column on a phone. */
export function Split({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.splitFrame}>
      <div className={styles.split}>
        <div>{children}</div>
        <aside className={styles.splitSide}>{side}</aside>
      </div>
    </div>
  );
}
