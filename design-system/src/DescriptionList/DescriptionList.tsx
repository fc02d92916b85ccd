import type { ReactNode } from 'react';
import { Breakable } from '../Breakable/Breakable';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  term: string;
  /** What is not there shows as '–'. */
  value: ReactNode;
}

const shown = (value: ReactNode): ReactNode => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? <Breakable text={value} /> : value;
};

/** Pairs of what and which, to read and not to change. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
