import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import styles from './Button.module.css';

export interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Runs before the address changes. */
  onClick?: (() => void) | undefined;
  target?: string | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** A link that leads on and looks like a button: 'Write a release', 'Go to Store'. */
export function ButtonLink({
  href,
  variant = 'secondary',
  onClick,
  target,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink
      href={href}
      className={clsx(styles.button, styles[variant])}
      {...(onClick ? { onPress: () => onClick() } : {})}
      {...(target ? { target, ...(target === '_blank' ? { rel: 'noopener' } : {}) } : {})}
      {...(rest['aria-label'] ? { 'aria-label': rest['aria-label'] } : {})}
    >
      {children}
    </AriaLink>
  );
}
