import { adminHome, isGroup, permits, type Permission } from '@dispatch/contract';
import { matchRoutes } from 'react-router-dom';
import { adminRoutes } from '../routes/adminRoutes';

interface AdminPlace {
  path: string;
  label: string;
  /** Who has it sees the entry; the screen and the server ask for it again. */
  permission: Permission;
  /** Where its other items are, which its list links to. */
  also?: string;
}

const desk: AdminPlace = { path: '/admin/releases', label: 'Releases', permission: 'releases.review' };

/** The left menu of the back-office from top to bottom. */
const places: readonly AdminPlace[] = [
  desk,
  { path: '/admin', label: 'Overview', permission: 'orders.read' },
  { path: '/admin/users', label: 'Users', permission: 'users.manage' },
  {
    path: '/admin/coupons',
    label: 'Coupons',
    permission: 'coupons.manage',
    also: '/admin/universalcoupons',
  },
  { path: '/admin/orders', label: 'Orders', permission: 'orders.read' },
  { path: '/admin/approvals', label: 'Approvals', permission: 'approvals.read' },
  { path: '/admin/bundles', label: 'Bundles', permission: 'bundles.manage' },
  { path: '/admin/finance', label: 'Finance', permission: 'finance.read' },
  { path: '/admin/provider-comparison', label: 'Provider comparison', permission: 'finance.compare' },
  { path: '/admin/partners', label: 'Partners', permission: 'partners.read' },
  {
    path: '/publications',
    label: 'Publications',
    permission: 'publications.read',
    also: '/publication',
  },
  { path: '/admin/settings', label: 'Settings', permission: 'installation.manage' },
  { path: '/admin/audit-log', label: 'Audit log', permission: 'installation.manage' },
  { path: '/admin/failed-jobs', label: 'Failed jobs', permission: 'installation.manage' },
];

const exists = (address: string): boolean => matchRoutes(adminRoutes, address) !== null;

/** The entries of a group whose screens there are; none for customers. */
export const adminMenu = (group: string | null): readonly AdminPlace[] =>
  group !== null && isGroup(group)
    ? places.filter(({ path, permission }) => permits(group, permission) && exists(path))
    : [];

/** Which entry an address belongs to: the list of an item, too. */
export const isAdminPlace = ({ path, also = path }: AdminPlace, pathname: string): boolean =>
  pathname === path || (path !== '/admin' && [path, also].some((place) => pathname.startsWith(`${place}/`)));

/** Where the Admin link of the header leads; null for customers and visitors, who have none. */
export const adminAddress = (group: string | null): string | null =>
  group !== null && isGroup(group) ? adminHome(group) : null;
