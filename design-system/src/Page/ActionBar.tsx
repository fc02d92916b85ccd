import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** Buttons and filters in a row that wraps; `align` start puts them one after the other. */
export function ActionBar({
  align = 'start',
  children,
}: {
  align?: 'start' | 'between';
  children: ReactNode;
}) {
  return <div className={clsx(styles.bar, align === 'start' && styles.start)}>{children}</div>;
}
