import type { ReactNode } from 'react';
import styles from './StatusTag.module.css';

/** A short label without a status: a package, a group. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.plain}>{children}</span>;
}
