import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Lays out FigurePanels side by side, as many as there is room for. */
export function FigurePanels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>;
}
