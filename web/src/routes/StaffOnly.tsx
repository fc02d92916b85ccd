import { isGroup, permits, type Permission } from '@dispatch/contract';
import type { ReactNode } from 'react';
import { NotAuthorizedScreen } from '../shared/screen/NotAuthorizedScreen';
import { sessionGroup } from '../shared/session/session';

/** Shows what only some groups may see; to others the not-allowed screen. The server refuses them by itself. */
export function StaffOnly({ permission, children }: { permission: Permission; children: ReactNode }) {
  const group = sessionGroup() ?? '';
  return isGroup(group) && permits(group, permission) ? children : <NotAuthorizedScreen />;
}
