import type { EditorialFinding } from '@dispatch/contract';
import { Button, UnstyledButton, VisuallyHidden } from '@dispatch/design-system';
import { useId, useState } from 'react';
import styles from './EditorialChecks.module.css';
import { leadTo, type ShownRelease } from './placeInPage';
import { placeLabel } from './placeLabel';
import { useMarks } from './useMarks';

const counted = (count: number): string =>
  count === 0 ? 'No remarks' : count === 1 ? '1 remark' : `${count} remarks`;

interface EditorialChecksProps extends ShownRelease {
  isOpen?: boolean;
  onFix?: (finding: EditorialFinding, fix: string) => void;
}

/** What the editors would ask about: how much it is, a list that leads to each place, and a mark at each place. */
export function EditorialChecks({ isOpen: opensAtOnce = false, onFix, ...shown }: EditorialChecksProps) {
  const { findings } = shown;
  const [isOpen, setOpen] = useState(opensAtOnce);
  const listId = useId();
  useMarks(shown);
  return (
    <section className={styles.checks} aria-label="Editorial checks">
      <div className={styles.head}>
        <p>
          <strong>Editorial checks</strong> <span aria-live="polite">{counted(findings.length)}</span>
        </p>
        {findings.length > 0 ? (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={listId}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'}
            <VisuallyHidden> editorial checks</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      <ul id={listId} className={styles.list} hidden={!isOpen}>
        {findings.map((finding) => {
          const { rule, severity, why, words, fix, place } = finding;
          return (
            <li key={`${rule}-${place.field}-${place.item ?? ''}-${place.offset}`} className={styles.item}>
              <UnstyledButton
                className={styles.place ?? ''}
                data-severity={severity}
                onPress={() => leadTo(shown, finding)}
              >
                {placeLabel(place.field, words)}
              </UnstyledButton>
              <span>{`${why} It ${severity}.`}</span>
              {onFix && fix !== undefined ? (
                <UnstyledButton className={styles.fix ?? ''} onPress={() => onFix(finding, fix)}>
                  {fix === '' ? 'Take it away' : `Write “${fix}”`}
                  <VisuallyHidden>{` for “${words}”`}</VisuallyHidden>
                </UnstyledButton>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
