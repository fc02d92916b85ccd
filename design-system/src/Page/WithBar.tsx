import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface WithBarProps {
  bar: ReactNode;
  /** end: the way on of a long form, at the foot of the window on every width. */
  at?: 'start' | 'end';
  children: ReactNode;
}

/** A bar of actions that stays in view over a long text; on a narrow or low screen it goes with the text. */
export function WithBar({ bar, at = 'start', children }: WithBarProps) {
  return (
    <div>
      {at === 'start' ? <div className={styles.stickyBar}>{bar}</div> : null}
      {children}
      {at === 'end' ? <div className={styles.footBar}>{bar}</div> : null}
    </div>
  );
}
