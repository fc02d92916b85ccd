import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A list with nothing in it yet, or nothing that matches. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      {children ? <div className={styles.words}>{children}</div> : null}
      {action}
    </div>
  );
}
