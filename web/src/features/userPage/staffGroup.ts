import { isGroup, type Group } from '@dispatch/contract';
import { sessionGroup } from '../../shared/session/session';

/** The group of who looks at the page; what it may do is for display, the server decides by itself. */
export const staffGroup = (): Group => {
  const group = sessionGroup() ?? '';
  return isGroup(group) ? group : 'USER';
};
