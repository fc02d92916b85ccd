import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Loader.module.css';

/** Something of a known shape is on its way: `lines` grey lines in its place. */
export function Skeleton({ lines = 3, label = 'Loading…' }: { lines?: number; label?: string }) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
