import type { Permission } from '@dispatch/contract';
import { Link } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { isPermitted } from '../session/session';

interface PermittedLinkProps {
  permission: Permission;
  href: string;
  children: ReactNode;
}

/** A link for who may see where it leads, and the words for the others. */
export function PermittedLink({ permission, href, children }: PermittedLinkProps) {
  return isPermitted(permission) ? <Link href={href}>{children}</Link> : children;
}
