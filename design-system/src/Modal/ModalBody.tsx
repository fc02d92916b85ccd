import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Modal.module.css';

/** What a modal is about. When it is taller than the screen it scrolls, and the keyboard can reach it to scroll it. */
export function ModalBody({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const outer = frame.current;
    const inner = content.current;
    if (outer === null || inner === null) return undefined;
    const observer = new ResizeObserver(() => setScrolling(outer.scrollHeight > outer.clientHeight));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.body} tabIndex={isScrolling ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </div>
  );
}
