import type { ReactNode, Ref } from 'react';
import styles from './PageHead.module.css';

export interface SectionHeadProps {
  title: ReactNode;
  /** Small words beside the title: '1-5 of 2,318'. */
  note?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  /** The heading, which can take the focus when what was pressed in the part is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a part of a screen. */
export function SectionHead({ title, note, actions, level = 2, headingRef }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.section} data-section-head>
      <Heading className={styles.sectionTitle} {...(headingRef ? { ref: headingRef, tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {note ? <span className={styles.note}>{note}</span> : null}
      {actions}
    </div>
  );
}
