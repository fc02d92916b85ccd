import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface ShellProps {
  /** The back-office: header and footer reach as far as a PageBody of width `full`. */
  isFull?: boolean;
  children: ReactNode;
}

/** Around a whole screen: Header, PageBody, Footer. On a short screen the footer stands at the foot of the window. */
export function Shell({ isFull = false, children }: ShellProps) {
  return (
    <div className={styles.shell} data-full={isFull || undefined}>
      {children}
    </div>
  );
}
