import type { Permission } from '@dispatch/contract';
import { useLayoutEffect, type ReactNode } from 'react';
import { NotAuthorizedScreen } from '../shared/screen/NotAuthorizedScreen';
import { isPermitted } from '../shared/session/session';

/** The back-office is compact, with rows and controls of 32 px: on the root, so that what lies over the page is too. */
function Compact({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['density'] = 'compact';
    return () => {
      delete dataset['density'];
    };
  }, []);
  return children;
}

/** Shows what only some groups may see; to others the not-allowed screen. The server refuses them by itself. */
export function StaffOnly({ permission, children }: { permission: Permission; children: ReactNode }) {
  return isPermitted(permission) ? <Compact>{children}</Compact> : <NotAuthorizedScreen />;
}
