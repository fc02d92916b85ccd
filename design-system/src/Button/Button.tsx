import clsx from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Spinner } from '../Loader/Spinner';
import styles from './Button.module.css';
import { useWords } from '../Words/useWords';

export interface ButtonProps {
  /** One primary button a screen; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  type?: 'button' | 'submit' | 'reset';
  onPress?: () => void;
  isDisabled?: boolean;
  /** The action is running: keeps the width, takes no second press, and says so to screen readers. */
  isPending?: boolean;
  /** What is missing before this can be done. The button stays in reach and a press still calls onPress. */
  blockedReason?: string;
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  /** One of several that stays chosen: looks pressed while it is. */
  'aria-pressed'?: boolean;
  'aria-controls'?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Does something on this screen. To go somewhere, use Link or ButtonLink. */
export function Button({
  variant = 'secondary',
  type = 'button',
  isPending = false,
  blockedReason,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const words = useWords('Button');
  const reasonId = useId();
  const describedBy = [rest['aria-describedby'], blockedReason ? reasonId : undefined]
    .filter(Boolean)
    .join(' ');
  const button = (
    <AriaButton
      {...rest}
      {...(ref ? { ref } : {})}
      type={type}
      isPending={isPending}
      className={clsx(styles.button, styles[variant])}
      {...(blockedReason ? { 'aria-disabled': true, 'data-blocked': true } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      <span className={styles.label}>{children}</span>
      {isPending ? (
        <ProgressBar aria-label={words.working} isIndeterminate className={clsx(styles.pending)}>
          <Spinner />
        </ProgressBar>
      ) : null}
    </AriaButton>
  );
  if (!blockedReason) return button;
  return (
    <span className={styles.blocked}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {blockedReason}
      </span>
    </span>
  );
}
