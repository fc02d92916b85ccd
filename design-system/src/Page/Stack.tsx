import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Page.module.css';

/** Things one under the other with the same room between: fields of a form, sections of a screen. */
export function Stack({
  gap = 'normal',
  children,
}: {
  gap?: 'tight' | 'normal' | 'loose';
  children: ReactNode;
}) {
  return <div className={clsx(styles.stack, gap !== 'normal' && styles[gap])}>{children}</div>;
}
