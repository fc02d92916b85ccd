import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './TextArea.module.css';

const words = (left: number) =>
  left < 0
    ? `${-left} ${left === -1 ? 'character' : 'characters'} too many`
    : `${left} ${left === 1 ? 'character' : 'characters'} left`;

/**
 * How many characters are left, or too many. Seen at once; spoken politely a second after typing stops, and
 * only from the last tenth on, so that it does not talk into every key.
 */
export function Counter({ length, max }: { length: number; max: number }) {
  const left = max - length;
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(left <= max / 10 ? words(left) : ''), 1000);
    return () => clearTimeout(timer);
  }, [left, max]);
  return (
    <>
      <span className={styles.counter} data-over={left < 0 || undefined} aria-hidden="true">
        {words(left)}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
