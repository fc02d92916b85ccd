import styles from './Loader.module.css';
import { Spinner } from './Spinner';

export interface LoaderProps {
  /** What is on its way: 'Loading releases…'. */
  label: string;
  /** Keeps a screenful of room for what is taller than that: nothing below it jumps when it comes. */
  isTall?: boolean;
}

/** Something is on its way and its shape is not known. */
export function Loader({ label, isTall = false }: LoaderProps) {
  return (
    <div role="status" className={styles.loader} data-tall={isTall || undefined}>
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
