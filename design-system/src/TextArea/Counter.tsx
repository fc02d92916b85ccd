import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useWords } from '../Words/useWords';
import styles from './TextArea.module.css';

/**
 * How many characters are left, or too many. Seen at once; spoken politely a second after typing stops, and
 * only from the last tenth on, so that it does not talk into every key.
 */
export function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  const words = useWords('TextArea');
  const text = left < 0 ? words.tooMany(-left) : words.left(left);
  const isNear = left <= max / 10;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(isNear ? text : ''), 1000);
    return () => clearTimeout(timer);
  }, [text, isNear]);
  return (
    <>
      <span className={styles.counter} data-over={left < 0 || undefined} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
