import { useEffect, useRef } from 'react';
import { pageFonts } from '../fonts/pageFonts';
import styles from './ReceiptFrame.module.css';

/** As tall as the receipt, so that the modal scrolls and not a frame in it. */
function fit(frame: HTMLIFrameElement): void {
  // A document is never less tall than its frame: without a height it says its own.
  frame.style.height = '0';
  const own = frame.contentDocument?.documentElement.scrollHeight ?? 0;
  frame.style.height = own > 0 ? `${own + frame.offsetHeight - frame.clientHeight}px` : '';
}

/** A receipt stands alone, in the fonts of the system; here it gets those of the page, and their measure. */
async function lendFonts(frame: HTMLIFrameElement): Promise<void> {
  const inside = frame.contentWindow as (Window & typeof globalThis) | null;
  const fonts = frame.contentDocument?.fonts;
  if (inside === null || fonts === undefined) return;
  for (const { family, src, ...descriptors } of pageFonts())
    fonts.add(new inside.FontFace(family, src, descriptors));
  await fonts.ready;
  fit(frame);
}

/** One receipt as the server wrote it. It runs no scripts. */
export function ReceiptFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin allow-modals"
      srcDoc={html}
      onLoad={(event) => {
        fit(event.currentTarget);
        void lendFonts(event.currentTarget);
      }}
    />
  );
}
