import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Choice.module.css';

/** The box and the words of one checkbox. */
export function CheckLabel({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {isSelected ? <Icon name="check" size={14} /> : null}
      </span>
      <span>{children}</span>
    </>
  );
}
