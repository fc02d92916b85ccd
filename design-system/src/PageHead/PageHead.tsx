import type { ReactNode, Ref } from 'react';
import { OxfordRule } from './OxfordRule';
import styles from './PageHead.module.css';

/** From here on a title is a sentence and not a name, and is set smaller. */
const longTitle = 100;

export interface PageHeadProps {
  /** The mono line above: 'REL-204851 · STEP 3 OF 8'. Shown in capitals. */
  slug?: ReactNode;
  title: ReactNode;
  /** The Oxford rule below; on unless told. */
  rule?: boolean;
  actions?: ReactNode;
  /** Lower on a phone, where the work below has to begin high up. */
  isCompact?: boolean;
  /** The h1, which can take the focus after a change of screen. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a screen: slug line, h1, rule. One a screen. */
export function PageHead({ slug, title, rule = true, actions, isCompact, headingRef }: PageHeadProps) {
  return (
    <div className={styles.head} data-compact={isCompact || undefined}>
      {slug ? <p className={styles.slug}>{slug}</p> : null}
      <h1
        className={styles.title}
        tabIndex={-1}
        ref={headingRef}
        data-long={(typeof title === 'string' && title.length > longTitle) || undefined}
      >
        {title}
      </h1>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {rule ? (
        <div className={styles.rule}>
          <OxfordRule />
        </div>
      ) : null}
    </div>
  );
}
