import { text } from '../../shared/texts/texts';
import styles from './Lead.module.css';

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
