import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** A bar of actions that stays in view over a long text; on a narrow or low screen it goes with the text. */
export function WithBar({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div className={styles.stickyBar}>{bar}</div>
      {children}
    </div>
  );
}
