import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Page.module.css';

interface ColumnsProps {
  /** The least width of a column: a token of width, `--column-w` unless told. */
  min?: string;
  /** Fields beside each other: their controls share a line, however many lines stand above them. */
  isFields?: boolean;
  children: ReactNode;
}

/** As many equal columns as fit. */
export function Columns({ min, isFields = false, children }: ColumnsProps) {
  const style = min ? ({ '--column-min': min } as CSSProperties) : undefined;
  return (
    <div className={clsx(styles.columns, isFields && styles.fields)} style={style}>
      {children}
    </div>
  );
}
