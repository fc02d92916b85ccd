import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Spinner } from '../Loader/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Button.module.css';
import { useWords } from '../Words/useWords';

interface PlainButtonProps {
  variant?: 'primary' | 'secondary' | 'quiet';
  onPress?: () => void;
  /** It sends the form around it with this, also before any script has run. */
  submits?: { name: string; value: string };
  /** The action is running: takes no second press, and says so to screen readers. */
  isPending?: boolean;
  children: ReactNode;
}

/** The browser's own button in the look of Button, for pages that must be light and load no press handling. */
export function PlainButton({
  variant = 'secondary',
  onPress,
  submits,
  isPending = false,
  children,
}: PlainButtonProps) {
  const words = useWords('Button');
  return (
    <button
      type={submits === undefined ? 'button' : 'submit'}
      {...submits}
      className={clsx(styles.button, styles[variant])}
      data-plain=""
      data-pending={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onPress}
    >
      <span className={styles.label}>{children}</span>
      {isPending ? (
        <span className={styles.pending}>
          <Spinner />
          <VisuallyHidden>{words.working}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}
