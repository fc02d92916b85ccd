import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageBodyProps {
  /** narrow: one form; wide: lists and two columns; full: the back-office. */
  width?: 'narrow' | 'wide' | 'full';
  id?: string;
  children: ReactNode;
}

/** The main part of a screen: the `main` landmark, its width and its margins. One a screen. */
export function PageBody({ width = 'wide', id = 'main', children }: PageBodyProps) {
  return (
    <main id={id} tabIndex={-1} className={clsx(styles.body, width !== 'wide' && styles[width])}>
      {children}
    </main>
  );
}
