import type { ReactNode, Ref } from 'react';
import { OxfordRule } from './OxfordRule';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** The mono line above: 'REL-204851 · STEP 3 OF 8'. Shown in capitals. */
  slug?: ReactNode;
  title: ReactNode;
  /** The Oxford rule below; on unless told. */
  rule?: boolean | undefined;
  actions?: ReactNode;
  /** The h1, which can take the focus after a change of screen. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The head of a screen: slug line, h1, rule. One a screen. */
export function PageHead({ slug, title, rule = true, actions, headingRef }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {slug ? <p className={styles.slug}>{slug}</p> : null}
      <h1 className={styles.title} tabIndex={-1} ref={headingRef}>
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
