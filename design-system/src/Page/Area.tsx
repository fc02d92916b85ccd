import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** The places of an area (a SideNav) on the left, the open one on the right; one above the other on a phone. */
export function Area({ nav, children }: { nav: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.area}>
      {nav}
      <div>{children}</div>
    </div>
  );
}
