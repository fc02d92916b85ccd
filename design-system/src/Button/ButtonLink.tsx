import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor';
import styles from './Button.module.css';

export interface ButtonLinkProps {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Runs before the address changes. */
  onClick?: () => void;
  target?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that leads on and looks like a button: 'Write a release', 'Go to Store'. */
export function ButtonLink({ variant = 'secondary', target, ...rest }: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      target={target}
      rel={target === '_blank' ? 'noopener' : undefined}
      className={clsx(styles.button, styles[variant])}
    />
  );
}
