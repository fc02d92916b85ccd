import clsx from 'clsx';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

const afterTwoFrames = (act: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/** More about a word, under the pointer or the focus. Nothing that is needed to go on may stand here alone. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  // A focus scrolls its word into view, and whatever scrolls closes a tooltip: it opens again once that is over.
  const openScrolledTo = ({ currentTarget }: FocusEvent) => {
    const watch = new AbortController();
    const { signal } = watch;
    let hasScrolled = false;
    const reopen = () => {
      hasScrolled = true;
      afterTwoFrames(() => {
        if (!signal.aborted && currentTarget.matches(':focus-visible')) setOpen(true);
        watch.abort();
      });
    };
    window.addEventListener('scroll', reopen, { capture: true, once: true, signal });
    // Escape puts it away for good, though the scrolling is not over.
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && watch.abort(), {
      capture: true,
      signal,
    });
    afterTwoFrames(() => hasScrolled || watch.abort());
  };
  return (
    <TooltipTrigger delay={300} isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={clsx(styles.trigger)} onFocus={openScrolledTo}>
        {children}
      </Button>
      <AriaTooltip className={clsx(styles.tooltip)} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
