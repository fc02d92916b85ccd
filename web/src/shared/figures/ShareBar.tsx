import styles from './figures.module.css';

/** A part of a whole as a bar beside its words: the percentage unless told. */
export function ShareBar({ share, text }: { share: number; text?: string }) {
  const percentage = share.toLocaleString('en-US', { style: 'percent' });
  return (
    <div className={styles.share}>
      <div className={styles.bar} style={{ inlineSize: percentage }} aria-hidden />
      <span>{text ?? percentage}</span>
    </div>
  );
}
