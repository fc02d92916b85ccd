import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  /** Small words beside the title: '1-5 of 2,318'. */
  note?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3 | undefined;
}

/** The head of a part of a screen. */
export function SectionHead({ title, note, actions, level = 2 }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.section}>
      <Heading className={styles.sectionTitle}>{title}</Heading>
      {note ? <span className={styles.note}>{note}</span> : null}
      {actions}
    </div>
  );
}
