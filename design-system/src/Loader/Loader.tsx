import styles from './Loader.module.css';
import { Spinner } from './Spinner';

/** Something is on its way and its shape is not known. `label` says what: 'Loading releases…'. */
export function Loader({ label }: { label: string }) {
  return (
    <div role="status" className={styles.loader}>
      <Spinner />
      <span>{label}</span>
    </div>
  );
}
