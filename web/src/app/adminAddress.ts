import { adminHome, isGroup, permits } from '@dispatch/contract';
import { matchRoutes } from 'react-router-dom';
import { adminRoutes } from '../routes/adminRoutes';

const exists = (address: string): boolean => matchRoutes(adminRoutes, address) !== null;

const desk = '/admin/releases';

/** The home of a group where there is such a screen, else the desk of those who work there; null for the others. */
export function adminAddress(group: string | null): string | null {
  if (group === null || !isGroup(group)) return null;
  const home = adminHome(group);
  if (home !== null && exists(home)) return home;
  return permits(group, 'releases.review') ? desk : null;
}
