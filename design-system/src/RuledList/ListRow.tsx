import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import styles from './RuledList.module.css';

export interface ListRowProps {
  /** The mono line on top: 'REL-204817 · NEW YORK'. */
  slug?: ReactNode;
  headline: string;
  /** Where the headline leads; without it the headline is plain text. */
  href?: string | undefined;
  /** Small words below the headline. */
  meta?: ReactNode;
  /** A StatusTag. */
  tag?: ReactNode;
  /** The date or the words under the tag. */
  date?: ReactNode;
  /** The yellow mark: this is the one that is live, or at hand. */
  isCurrent?: boolean | undefined;
  /** More in the full width below: actions, reasons. */
  children?: ReactNode;
}

/** One line of a RuledList. */
export function ListRow({ slug, headline, href, meta, tag, date, isCurrent, children }: ListRowProps) {
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <div className={styles.main}>
        {slug ? <p className={styles.slug}>{slug}</p> : null}
        <h2 className={styles.headline}>
          {href ? (
            <Link href={href} tone="quiet">
              {headline}
            </Link>
          ) : (
            headline
          )}
        </h2>
        {meta ? <div className={styles.meta}>{meta}</div> : null}
      </div>
      {tag || date ? (
        <div className={styles.side}>
          {tag}
          {date ? <span>{date}</span> : null}
        </div>
      ) : null}
      {children ? <div className={styles.more}>{children}</div> : null}
    </li>
  );
}
