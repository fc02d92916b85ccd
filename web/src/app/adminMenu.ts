import {
  adminHome,
  type Group,
  permits,
  type Permission,
  screenAddress,
  screenPaths,
} from '@dispatch/contract';
import { matchPath, matchRoutes } from 'react-router-dom';
import { adminRoutes } from '../routes/adminRoutes';

interface AdminPlace {
  path: string;
  label: string;
  /** Who has it sees the entry; the screen and the server ask for it again. */
  permission: Permission;
  /** Where its other items are, which its list links to. */
  also?: readonly string[];
}

const desk: AdminPlace = {
  path: screenPaths.editorialQueue,
  label: 'Releases',
  permission: 'releases.review',
};

/** The left menu of the back-office from top to bottom. */
const places: readonly AdminPlace[] = [
  desk,
  { path: screenPaths.admin, label: 'Overview', permission: 'orders.read' },
  { path: screenPaths.users, label: 'Users', permission: 'users.manage' },
  {
    path: screenPaths.coupons,
    label: 'Coupons',
    permission: 'coupons.manage',
    also: [screenPaths.createUniversalCoupon, screenPaths.universalCoupon],
  },
  { path: screenPaths.adminOrders, label: 'Orders', permission: 'orders.read' },
  { path: screenPaths.approvals, label: 'Approvals', permission: 'approvals.read' },
  { path: screenPaths.bundleOrders, label: 'Bundles', permission: 'bundles.manage' },
  { path: screenPaths.finance, label: 'Finance', permission: 'finance.read' },
  { path: screenPaths.providerComparison, label: 'Provider comparison', permission: 'finance.compare' },
  { path: screenPaths.partners, label: 'Partners', permission: 'partners.read' },
  { path: screenPaths.companyNames, label: 'Company names', permission: 'releases.review' },
  { path: screenPaths.subscribers, label: 'Subscribers', permission: 'installation.manage' },
  {
    path: screenAddress('publications'),
    label: 'Publications',
    permission: 'publications.read',
    also: [screenPaths.publication],
  },
  { path: screenAddress('adminSettings'), label: 'Settings', permission: 'installation.manage' },
  { path: screenPaths.auditLog, label: 'Audit log', permission: 'installation.manage' },
  { path: screenPaths.failedJobs, label: 'Failed jobs', permission: 'installation.manage' },
  { path: screenPaths.system, label: 'System', permission: 'installation.manage' },
];

const exists = (address: string): boolean => matchRoutes(adminRoutes, address) !== null;

/** The entries of a group whose screens there are; none for customers. */
export const adminMenu = (group: Group | null): readonly AdminPlace[] =>
  places.filter(({ path, permission }) => permits(group ?? 'USER', permission) && exists(path));

/** Which entry an address belongs to: the list of an item, too. */
export const isAdminPlace = ({ path, also = [] }: AdminPlace, pathname: string): boolean =>
  pathname === path ||
  (path !== screenPaths.admin && pathname.startsWith(`${path}/`)) ||
  also.some((screen) => matchPath(screen, pathname) !== null);

/** Whether an address belongs to the back-office: not all of its screens are below /admin. */
export const isStaffPlace = (pathname: string): boolean =>
  /^\/admin(?:\/|$)/.test(pathname) || exists(pathname);

/** Where the Admin link of the header leads; null for customers and visitors, who have none. */
export const adminAddress = (group: Group | null): string | null => adminHome(group ?? 'USER');
