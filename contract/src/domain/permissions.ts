/** The groups a user can be in, exactly one each (0-decisions, Names). */
export const groups = ['ADMIN', 'EDITOR', 'FINANCE', 'VIRTUALPRESSOFFICE', 'USER'] as const;
export type Group = (typeof groups)[number];

const everyone = groups;
const staffOfDesk = ['ADMIN', 'EDITOR'] as const satisfies readonly Group[];

/**
 * Who may do what: each permission that `security` in openapi.yaml may name, with the groups that have it. Rules
 * about a row ('my own release') are the feature's policy, not permissions (architecture, Permissions).
 */
export const permissionTable = {
  /** Read one's own account and its settings. */
  'account.read': everyone,
  /** Write, submit and see one's own releases. */
  'releases.write': everyone,
  /** Pay for one's own releases. */
  'orders.pay': everyone,
  /** The editorial desk: see every release, hold, approve, refuse. */
  'releases.review': staffOfDesk,
  /** Take a published release down (0-decisions, Where a release goes). */
  'releases.takeDown': ['ADMIN'],
  'orders.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  'refunds.decide': ['ADMIN', 'FINANCE'],
  'coupons.manage': staffOfDesk,
  'users.manage': staffOfDesk,
  /** The list of partners and their public pages (0-decisions, Identity and sessions). */
  'partners.read': ['ADMIN', 'EDITOR', 'VIRTUALPRESSOFFICE'],
  'partners.edit': ['ADMIN'],
} as const satisfies Record<string, readonly Group[]>;

export type Permission = keyof typeof permissionTable;

/** All permissions, in the order of the table. */
export const permissions = Object.keys(permissionTable) as readonly Permission[];

/** True when the text names a permission of the table. */
export const isPermission = (name: string): name is Permission => Object.hasOwn(permissionTable, name);

/** True when the text names a group. */
export const isGroup = (name: string): name is Group => (groups as readonly string[]).includes(name);

/** Whether members of a group have a permission. */
export const permits = (group: Group, permission: Permission): boolean =>
  (permissionTable[permission] as readonly Group[]).includes(group);

const homes: Record<Group, string | null> = {
  ADMIN: '/admin/users',
  EDITOR: '/admin/users',
  FINANCE: '/admin/orders',
  VIRTUALPRESSOFFICE: '/admin/partners',
  USER: null,
};

/** Where the Admin link of the header leads (document 1 §6); null for customers, who have none. */
export const adminHome = (group: Group): string | null => homes[group];
