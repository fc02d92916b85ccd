import { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Loader.module.css';
import { Spinner } from './Spinner';

export interface LoaderProps {
  /** What is on its way: 'Loading releases…'. */
  label: string;
  /** What its shape will be: shown in place of the words, which screen readers still hear. */
  shape?: SkeletonProps['shape'];
  /** Keeps a screenful of room for what is taller than that: nothing below it jumps when it comes. */
  isTall?: boolean;
}

/** Something is on its way. */
export function Loader({ label, shape, isTall = false }: LoaderProps) {
  if (shape !== undefined) {
    return (
      <div role="status" className={styles.shape} data-tall={isTall || undefined}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton shape={shape} count={6} />
      </div>
    );
  }
  return (
    <div role="status" className={styles.loader} data-tall={isTall || undefined}>
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
