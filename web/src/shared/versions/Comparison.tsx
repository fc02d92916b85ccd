import { Banner, Stack } from '@dispatch/design-system';
import styles from './Comparison.module.css';
import { fieldLabel } from '@dispatch/contract';
import type { Difference } from './versionQueries';

interface ComparisonProps {
  differences: readonly Difference[];
  /** What the two sides are called, the first one left. */
  names: readonly [string, string];
}

function Side({ pieces, only }: Pick<Difference, 'pieces'> & { only: 'removed' | 'added' }) {
  const Mark = only === 'removed' ? 'del' : 'ins';
  const shown = pieces.filter(({ kind }) => kind === 'same' || kind === only);
  return (
    <p className={styles.text}>
      {shown.length === 0 ? <em>Empty</em> : null}
      {shown.map(({ kind, text }, place) => (kind === 'same' ? text : <Mark key={place}>{text}</Mark>))}
    </p>
  );
}

/** Two texts beside each other, field by field: struck through what the first alone has, underlined what the second. */
export function Comparison({ differences, names }: ComparisonProps) {
  if (differences.length === 0) return <Banner tone="info">Nothing differs.</Banner>;
  return (
    <div className={styles.comparison}>
      <div className={styles.names}>
        <p>{names[0]}</p>
        <p>{names[1]}</p>
      </div>
      <Stack>
        {differences.map(({ field, pieces }) => (
          <section key={field} aria-label={fieldLabel(field)}>
            <h3>{fieldLabel(field)}</h3>
            {pieces.every(({ kind }) => kind === 'same') ? (
              <p>The words are the same; the formatting or the links differ.</p>
            ) : (
              <div className={styles.sides}>
                <Side pieces={pieces} only="removed" />
                <Side pieces={pieces} only="added" />
              </div>
            )}
          </section>
        ))}
      </Stack>
    </div>
  );
}
