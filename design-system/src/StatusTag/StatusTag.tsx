import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './StatusTag.module.css';

/** How a status looks: its shape and its colour. */
export type StatusTone =
  | 'draft'
  | 'pending'
  | 'review'
  | 'onhold'
  | 'scheduled'
  | 'live'
  | 'refused'
  | 'neutral';

export interface StatusTagProps {
  /** Which words have which is for the application to say, once. */
  tone?: StatusTone;
  /** The status in words. */
  children: ReactNode;
}

/** Where something stands: told by its words, its shape and its colour, in this order. */
export function StatusTag({ tone = 'neutral', children }: StatusTagProps) {
  return (
    <span className={clsx(styles.tag, styles[tone])}>
      <span className={styles.shape} aria-hidden="true" />
      {children}
    </span>
  );
}
