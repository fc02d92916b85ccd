import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether what is inside is taller than its frame, so that the keyboard must be able to reach the frame. */
export function useIsScrolling(
  frame: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const outer = frame.current;
    const inner = content.current;
    if (outer === null || inner === null) return undefined;
    const measure = () => setScrolling(outer.scrollHeight > outer.clientHeight);
    // At once, too: until the observer's first word the keyboard could not reach it.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, content]);
  return isScrolling;
}
