import { text } from '../../shared/texts/texts';
import styles from './Lead.module.css';

/** What the product does, and how far a release goes; a figure that the operator leaves empty is not shown. */
export function Lead() {
  const reach = [text('reach-sites'), text('reach-journalists'), text('reach-subscribers')].filter(Boolean);
  return (
    <>
      <p className={styles.lead}>{text('page-welcome-description')}</p>
      {reach.length > 0 ? (
        <ul className={styles.reach}>
          {reach.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
