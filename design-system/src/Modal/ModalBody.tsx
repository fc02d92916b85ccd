import { useRef, type ReactNode } from 'react';
import styles from './Modal.module.css';
import { useIsScrolling } from './useIsScrolling';

/** What a modal is about. When it is taller than the screen it scrolls, and the keyboard can reach it to scroll it. */
export function ModalBody({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(frame, content);
  return (
    <div ref={frame} className={styles.body} tabIndex={isScrolling ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </div>
  );
}
