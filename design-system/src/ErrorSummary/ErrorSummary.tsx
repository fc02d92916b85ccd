import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusField';
import { useWords } from '../Words/useWords';

export interface SummaryError {
  /** The same words as at the field, after its name where they do not say it. */
  text: ReactNode;
  /** The id of the field (fields take their name as id). */
  targetId?: string;
  /** Instead of, or before, going to the field: opens the step it is in, for example. */
  onPress?: () => void;
}

export interface ErrorSummaryProps {
  title?: string;
  errors: readonly SummaryError[];
  /**
   * Counts the attempts: the summary takes the focus once for each, and never from a field in which somebody types.
   * Without it, the summary takes the focus whenever it appears.
   */
  focusKey?: string | number;
}

/** What stands in the way, on top of the form, each line a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, focusKey }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const words = useWords('ErrorSummary');
  const isShown = errors.length > 0;
  const metFor = useRef<string | number | undefined>(undefined);
  // With the words, and not a moment later: who begins to type by then would lose letters.
  useLayoutEffect(() => {
    if (!isShown || (focusKey !== undefined && metFor.current === focusKey)) return;
    metFor.current = focusKey;
    box.current?.focus();
  }, [isShown, focusKey]);
  if (!isShown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className={styles.title}>
        {title ?? words.title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ text, targetId, onPress }, index) => (
          <li key={`${targetId ?? ''}-${index}`}>
            {targetId || onPress ? (
              <a
                className={styles.link}
                href={`#${targetId ?? ''}`}
                onClick={(event) => {
                  event.preventDefault();
                  onPress?.();
                  if (targetId) focusField(targetId);
                }}
              >
                {text}
              </a>
            ) : (
              <span className={styles.text}>{text}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
