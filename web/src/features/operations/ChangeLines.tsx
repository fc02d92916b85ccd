import { changesOf } from './changesOf';
import styles from './ChangeLines.module.css';

/** What was changed: before and after beside each other. */
export function ChangeLines({ details }: { details: Record<string, unknown> }) {
  return (
    <div className={styles.lines}>
      {changesOf(details).map(({ name, before, after }) => (
        <div key={name} className={styles.line}>
          <span>{name}</span>
          {before === null ? null : <del>{before}</del>}
          {before === null ? <span>{after}</span> : <ins>{after}</ins>}
        </div>
      ))}
    </div>
  );
}
