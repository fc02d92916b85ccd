import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** In an ActionBar: at its other end, away from what is pressed often. */
export function Apart({ children }: { children: ReactNode }) {
  return <div className={styles.apart}>{children}</div>;
}
