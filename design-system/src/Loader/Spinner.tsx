import styles from './Loader.module.css';

/** Three dots like a typewriter's; decorative, so it needs words beside it. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
  );
}
