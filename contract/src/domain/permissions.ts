/** The groups a user can be in, exactly one each. */
export const groups = ['ADMIN', 'EDITOR', 'FINANCE', 'VIRTUALPRESSOFFICE', 'USER'] as const;
export type Group = (typeof groups)[number];

const everyone = groups;
const staffOfDesk = ['ADMIN', 'EDITOR'] as const satisfies readonly Group[];

/**
 * Who may do what: each permission that `security` in openapi.yaml may name, with the groups that have it. Rules
 * about a row ('my own release') are the feature's policy, not permissions.
 */
export const permissionTable = {
  /** Read one's own account and its settings. */
  'account.read': everyone,
  /** Change one's own account: profile, settings, sessions, password; take it away or end it. */
  'account.manage': everyone,
  /** Write, submit and see one's own releases. */
  'releases.write': everyone,
  /** Pay for one's own releases. */
  'orders.pay': everyone,
  /** Store one's own images and attachments, and read them again. */
  'files.upload': everyone,
  /** Connect one's own accounts at the social networks. */
  'social.connect': everyone,
  /** The editorial desk: see every release, hold, approve, refuse. */
  'releases.review': staffOfDesk,
  /** Take a published release down. */
  'releases.takeDown': ['ADMIN'],
  /** Orders of every customer, their refunds and refund requests. */
  'orders.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  /** Ask for the refund of an order. */
  'refunds.request': ['ADMIN', 'EDITOR', 'FINANCE'],
  /** Grant or refuse a refund that was asked for. */
  'refunds.decide': ['ADMIN', 'FINANCE'],
  /** Coupons, for one account or for everyone. */
  'coupons.manage': staffOfDesk,
  /** Find customers, verify their addresses, set their group and switches, reset their password. */
  'users.manage': staffOfDesk,
  /** Act as a customer. */
  'users.impersonate': staffOfDesk,
  /** Bundles of every customer: change, give away, refund. */
  'bundles.manage': staffOfDesk,
  /** The files of deferred revenue. */
  'finance.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  /** What was handed to the downstream system. */
  'publications.read': staffOfDesk,
  /** The list of partners and their public pages. */
  'partners.read': ['ADMIN', 'EDITOR', 'VIRTUALPRESSOFFICE'],
  /** Write the public page of a partner. */
  'partners.edit': ['ADMIN'],
  /** The switches of the whole installation, its failed jobs and its audit log. */
  'installation.manage': ['ADMIN'],
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

/** Where the Admin link of the header leads; null for customers, who have none. */
export const adminHome = (group: Group): string | null => homes[group];

/**
 * Whether a member of one group may act in the place of a member of another: ADMIN cannot be impersonated, and
 * EDITOR impersonates USER alone.
 */
export const mayImpersonate = (actor: Group, target: Group): boolean =>
  permits(actor, 'users.impersonate') && (actor === 'ADMIN' ? target !== 'ADMIN' : target === 'USER');
