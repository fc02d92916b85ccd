import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import styles from './Link.module.css';

export interface LinkProps {
  href: string;
  id?: string;
  /** inherit: in the colour of the text around it; quiet: underlined only under the pointer (headlines in a list). */
  tone?: 'default' | 'inherit' | 'quiet';
  target?: string;
  rel?: string;
  download?: boolean | string;
  onClick?: () => void;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'step';
  children: ReactNode;
}

/** Goes somewhere. Inside a RouterProvider an address of our own is opened without loading the page anew. */
export function Link({ tone = 'default', target, rel, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
      className={clsx(styles.link, tone !== 'default' && styles[tone])}
    />
  );
}
