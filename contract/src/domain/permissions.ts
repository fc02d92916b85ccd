import { screenPaths } from './addresses';
export const groups = ['ADMIN', 'EDITOR', 'FINANCE', 'VIRTUALPRESSOFFICE', 'USER'] as const;
export type Group = (typeof groups)[number];

const everyone = groups;
const staffOfDesk = ['ADMIN', 'EDITOR'] as const satisfies readonly Group[];

/** Each permission of `security` in openapi.yaml with its groups. Rules about a row are the feature's policy. */
export const permissionTable = {
  /** Read one's own account and its settings. */
  'account.read': everyone,
  /** Change one's own account: profile, settings, sessions, password; take it away or end it. */
  'account.manage': everyone,
  /** Write, submit and see one's own releases. */
  'releases.write': everyone,
  'orders.pay': everyone,
  'files.upload': everyone,
  'social.connect': everyone,
  /** The editorial desk: see every release, hold, approve, refuse. */
  'releases.review': staffOfDesk,
  'releases.takeDown': ['ADMIN'],
  'orders.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  'refunds.request': ['ADMIN', 'EDITOR', 'FINANCE'],
  'refunds.decide': ['ADMIN', 'FINANCE'],
  /** What staff gives, refunds or discounts above a limit: see what waits for a second person, ask, withdraw. */
  'approvals.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  'approvals.decide': ['ADMIN', 'FINANCE'],
  'coupons.manage': staffOfDesk,
  /** Find customers, verify their addresses, set their group and switches, reset their password. */
  'users.manage': staffOfDesk,
  'users.impersonate': staffOfDesk,
  /** Bundles of every customer: change, give away, refund. */
  'bundles.manage': staffOfDesk,
  /** The files of deferred revenue. */
  'finance.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  /** What differs between our books and those of the card provider. */
  'finance.compare': ['ADMIN', 'FINANCE'],
  /** What was handed to the downstream system. */
  'publications.read': staffOfDesk,
  /** The list of partners and their public pages. */
  'partners.read': ['ADMIN', 'EDITOR', 'VIRTUALPRESSOFFICE'],
  'partners.edit': ['ADMIN'],
  /** The settings, prices and switches of the whole installation, its failed jobs and its audit log. */
  'installation.manage': ['ADMIN'],
} as const satisfies Record<string, readonly Group[]>;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as readonly Permission[];

export const isPermission = (name: string): name is Permission => Object.hasOwn(permissionTable, name);

export const isGroup = (name: string): name is Group => (groups as readonly string[]).includes(name);

export const permits = (group: Group, permission: Permission): boolean =>
  (permissionTable[permission] as readonly Group[]).includes(group);

const homes: Record<Group, string | null> = {
  ADMIN: screenPaths.users,
  EDITOR: screenPaths.users,
  FINANCE: screenPaths.adminOrders,
  VIRTUALPRESSOFFICE: screenPaths.partners,
  USER: null,
};

/** Where the Admin link of the header leads; null for customers, who have none. */
export const adminHome = (group: Group): string | null => homes[group];

/** ADMIN cannot be impersonated, and EDITOR impersonates USER alone. */
export const mayImpersonate = (actor: Group, target: Group): boolean =>
  permits(actor, 'users.impersonate') && (actor === 'ADMIN' ? target !== 'ADMIN' : target === 'USER');

/** Whose password, second factor, sessions and switches somebody resets, ends or sets: EDITOR those of USER alone. */
export const mayManageAccount = (actor: Group, target: Group): boolean =>
  permits(actor, 'users.manage') && (actor === 'ADMIN' || target === 'USER');

/** In the order of the choice. */
const everyChoice = ['USER', 'VIRTUALPRESSOFFICE', 'FINANCE', 'EDITOR', 'ADMIN'] as const;

/**
 * The groups into which somebody may put a member of another: EDITOR gives all but ADMIN, and never changes an ADMIN.
 * Empty where nothing may be changed. Nobody changes their own group, whatever it is.
 */
export const groupChoices = (actor: Group, target: Group): readonly Group[] => {
  if (!permits(actor, 'users.manage')) return [];
  if (actor === 'ADMIN') return everyChoice;
  return target === 'ADMIN' ? [] : everyChoice.filter((group) => group !== 'ADMIN');
};
