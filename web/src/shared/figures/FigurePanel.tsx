import { Link } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import styles from './figures.module.css';

interface FigurePanelProps {
  title: string;
  figure: string | number;
  note: ReactNode;
  /** The way to its list; null for who may not open that, and where there is none. */
  href: string | null;
  children?: ReactNode;
}

/** One figure under its title, and what there is to see of it. */
export function FigurePanel({ title, figure, note, href, children }: FigurePanelProps) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{href === null ? title : <Link href={href}>{title}</Link>}</h2>
      <p className={styles.figure}>{figure}</p>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}
