import type { ReactNode } from 'react';
import { Link } from '../Link/Link';
import styles from './RuledList.module.css';

export interface ListRowProps {
  /** The mono line on top: 'REL-204817 · NEW YORK'. */
  slug?: ReactNode;
  headline: string;
  /** Where the headline leads; without it the headline is plain text. */
  href?: string;
  /** Small words below the headline. */
  meta?: ReactNode;
  /** A StatusTag. */
  tag?: ReactNode;
  /** The date or the words under the tag. */
  date?: ReactNode;
  /** What can be done with it, in a column of its own: a quiet Button. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One line of a RuledList. */
export function ListRow({ slug, headline, href, meta, tag, date, action, children }: ListRowProps) {
  return (
    <li className={styles.row}>
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
          {tag ? <div className={styles.status}>{tag}</div> : null}
          {date ? <span>{date}</span> : null}
        </div>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {children ? <div className={styles.more}>{children}</div> : null}
    </li>
  );
}
