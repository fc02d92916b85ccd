import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

/**
 * The places of an area (a SideNav) on the left, the open one on the right; one above the other where the menu is folded.
 * `hasMain`: what is on the right are whole screens, with a PageBody of their own.
 */
export function Area({
  nav,
  hasMain = false,
  children,
}: {
  nav: ReactNode;
  hasMain?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.area, hasMain && styles.mainArea)}>
      {nav}
      <div>{children}</div>
    </div>
  );
}
