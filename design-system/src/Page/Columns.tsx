import type { CSSProperties, ReactNode } from 'react';
import styles from './Page.module.css';

/** As many equal columns as fit; `min` is the least width of one (a token of width, `--column-w` unless told). */
export function Columns({ min, children }: { min?: string; children: ReactNode }) {
  const style = min ? ({ '--column-min': min } as CSSProperties) : undefined;
  return (
    <div className={styles.columns} style={style}>
      {children}
    </div>
  );
}
