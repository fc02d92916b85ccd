import clsx from 'clsx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** text: lines of words, the last one shorter. row: rows of a table or a list. box: a picture or a tile. form: labels, each with
   * its field. */
  shape?: 'text' | 'row' | 'box' | 'form';
  /** How many lines, rows or boxes; of a form two for each field. */
  count?: number;
}

/**
 * Where something of a known shape will be. Nothing for screen readers: the part it stands for says that it is on
 * its way, with `aria-busy` or in a Loader.
 */
export function Skeleton({ shape = 'text', count = 3 }: SkeletonProps) {
  return (
    <div className={clsx(styles.skeleton, styles[shape])} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.piece} />
      ))}
    </div>
  );
}
