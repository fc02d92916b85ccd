import clsx from 'clsx';
import type { ReactNode } from 'react';
import { toneOfStatus, type StatusTone } from './statusTones';
import styles from './StatusTag.module.css';

interface ByWords {
  tone?: undefined;
  /** The status in words; the table of statuses gives the tone. */
  children: string;
}

interface ByTone {
  /** For words that are not in the table of statuses: 'Overdue', 'Verified'. */
  tone: StatusTone;
  children: ReactNode;
}

export type StatusTagProps = ByWords | ByTone;

/** Where something stands: told by its words, its shape and its colour, in this order. */
export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <span className={clsx(styles.tag, styles[tone ?? toneOfStatus(children)])}>
      <span className={styles.shape} aria-hidden="true" />
      {children}
    </span>
  );
}
