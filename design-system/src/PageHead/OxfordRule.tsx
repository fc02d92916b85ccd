import styles from './PageHead.module.css';

/** Three pixels, a gap, one pixel: under a headline, over what it heads. */
export function OxfordRule() {
  return <div className={styles.oxford} aria-hidden="true" />;
}
