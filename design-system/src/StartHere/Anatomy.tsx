import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Anatomy.module.css';

interface Piece {
  /** Finds it in the part: a selector of CSS. */
  at: string;
  name: string;
  /** What it is for, and when it is there. */
  use: string;
}

/** A part as it is, its pieces numbered, and what each is for. */
export function Anatomy({ pieces, children }: { pieces: readonly Piece[]; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly { top: number; left: number }[]>([]);
  useEffect(() => {
    const frame = place.current;
    if (frame === null) return;
    const measure = (): void => {
      const origin = frame.getBoundingClientRect();
      setMarks(
        pieces.map(({ at }) => {
          const box = frame.querySelector(at)?.getBoundingClientRect();
          if (box === undefined) throw new Error(`No piece of the part is ${at}.`);
          return { top: box.top - origin.top, left: box.left - origin.left };
        }),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [pieces]);
  return (
    <figure className={styles.anatomy}>
      <div ref={place} className={styles.part}>
        <div inert>{children}</div>
        {marks.map((mark, index) => (
          <span key={pieces[index]?.at} className={styles.mark} style={mark} aria-hidden="true">
            {index + 1}
          </span>
        ))}
      </div>
      <ol>
        {pieces.map(({ name, use }) => (
          <li key={name}>
            <strong>{name}</strong>: {use}
          </li>
        ))}
      </ol>
    </figure>
  );
}

interface SideProps {
  /** Why, in a sentence. */
  why: string;
  children: ReactNode;
}

/** What to do, as it looks. */
export function Do({ why, children }: SideProps) {
  return (
    <figure className={styles.side} data-tone="do">
      <div inert>{children}</div>
      <figcaption>
        <strong>Do.</strong> {why}
      </figcaption>
    </figure>
  );
}

/** What not to do, as it would look. */
export function Dont({ why, children }: SideProps) {
  return (
    <figure className={styles.side} data-tone="dont">
      <div inert>{children}</div>
      <figcaption>
        <strong>Don’t.</strong> {why}
      </figcaption>
    </figure>
  );
}
