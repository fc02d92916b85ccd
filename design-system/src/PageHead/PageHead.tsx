import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import { OxfordRule } from './OxfordRule';
import styles from './PageHead.module.css';

/** From here on a title is a sentence and not a name, and is set smaller. */
const longTitle = 100;

export interface PageHeadProps {
  /** The way back, above everything: where a screen was opened from a list. */
  back?: { href: string; label: string };
  /** The mono line above: 'REL-204851 · STEP 3 OF 8'. Shown in capitals. */
  slug?: ReactNode;
  title: ReactNode;
  /** What is so at this moment, at the end of the line above, such as who else looks at it. It may come and go. */
  presence?: ReactNode;
  /** The language of the title as a BCP 47 tag, and where its line begins, where it is not that of the screen. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  /** The Oxford rule below; on unless told. */
  rule?: boolean;
  actions?: ReactNode;
  /** The title is set as a sentence however short it is, where the work below has to begin high up. */
  isSentence?: boolean;
  /** Lower on a phone, where the work below has to begin high up. */
  isCompact?: boolean;
  /** The h1, which can take the focus after a change of screen. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The head of a screen: slug line, h1, rule. One a screen. */
export function PageHead({
  back,
  slug,
  title,
  presence,
  lang,
  dir,
  rule = true,
  actions,
  isSentence = typeof title === 'string' && title.length > longTitle,
  isCompact,
  headingRef,
}: PageHeadProps) {
  return (
    <div className={styles.head} data-compact={isCompact || undefined}>
      {back || slug || presence ? (
        <div className={styles.above}>
          {back ? (
            <p className={styles.back}>
              <Icon name="chevronLeft" size={14} />
              <Link href={back.href}>{back.label}</Link>
            </p>
          ) : null}
          {slug ? <p className={styles.slug}>{slug}</p> : null}
          {presence ? <div className={styles.presence}>{presence}</div> : null}
        </div>
      ) : null}
      <h1
        className={styles.title}
        lang={lang}
        dir={dir}
        tabIndex={-1}
        ref={headingRef}
        data-long={isSentence || undefined}
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
