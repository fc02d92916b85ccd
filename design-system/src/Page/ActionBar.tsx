import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

/**
 * Buttons and filters in a row that wraps; `align` start puts them one after the other. `hasFields`: a field is among
 * them, and the buttons stand beside its box and not beside its label.
 */
export function ActionBar({
  align = 'start',
  hasFields = false,
  children,
}: {
  align?: 'start' | 'between';
  hasFields?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.bar, align === 'start' && styles.start, hasFields && styles.onFields)}>
      {children}
    </div>
  );
}
