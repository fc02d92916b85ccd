import { screenPaths } from './addresses';
export const groups = ['ADMIN', 'EDITOR', 'FINANCE', 'VIRTUALPRESSOFFICE', 'USER'] as const;
export type Group = (typeof groups)[number];

const everyone = groups;
const staffOfDesk = ['ADMIN', 'EDITOR'] as const satisfies readonly Group[];

/**
 * Each permission of `security` in openapi.yaml with its groups. They are the scopes of access tokens as well: where one
 * would cover reading and changing it is two. Rules about a row are the feature's policy.
 */
export const permissionTable = {
  /** Read one's own account and its settings. */
  'account.read': everyone,
  /** Change one's own account: profile, settings, sessions, password; take it away or end it. */
  'account.manage': everyone,
  'releases.read': everyone,
  /** Write and submit one's own releases. */
  'releases.write': everyone,
  /** See one's own orders, receipts, coupons, bundles and renewals. */
  'orders.read.own': everyone,
  'orders.pay': everyone,
  'files.read': everyone,
  'files.upload': everyone,
  'social.read': everyone,
  'social.connect': everyone,
  /** One's own webhooks and what was sent to them: see them. */
  'webhooks.read': everyone,
  /** The same: make and change them. */
  'webhooks.manage': everyone,
  /** The editorial desk: see its queue and every release. */
  'desk.read': staffOfDesk,
  /** The editorial desk: hold, approve, refuse. */
  'releases.review': staffOfDesk,
  'releases.takeDown': ['ADMIN'],
  'orders.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  'refunds.request': ['ADMIN', 'EDITOR', 'FINANCE'],
  'refunds.decide': ['ADMIN', 'FINANCE'],
  /** What staff gives, refunds or discounts above a limit: see what waits for a second person. */
  'approvals.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  /** Withdraw what one has asked a second person for. */
  'approvals.request': ['ADMIN', 'EDITOR', 'FINANCE'],
  'approvals.decide': ['ADMIN', 'FINANCE'],
  'coupons.read': staffOfDesk,
  'coupons.manage': staffOfDesk,
  /** Find customers and what they have. */
  'users.read': staffOfDesk,
  /** Verify the addresses of customers, set their group and switches, reset their password. */
  'users.manage': staffOfDesk,
  'users.impersonate': staffOfDesk,
  /** Notes and filters that staff shares about customers, orders and releases. */
  'records.note': ['ADMIN', 'EDITOR', 'FINANCE'],
  'bundles.read': staffOfDesk,
  /** Bundles of every customer: change, give away, refund. */
  'bundles.manage': staffOfDesk,
  /** The files of deferred revenue. */
  'finance.read': ['ADMIN', 'EDITOR', 'FINANCE'],
  /** What differs between our books and those of the card provider: see it. */
  'finance.compare.read': ['ADMIN', 'FINANCE'],
  /** The same: have it compared anew. */
  'finance.compare': ['ADMIN', 'FINANCE'],
  /** What was handed to the downstream system. */
  'publications.read': staffOfDesk,
  /** The list of partners and their public pages. */
  'partners.read': ['ADMIN', 'EDITOR', 'VIRTUALPRESSOFFICE'],
  'partners.edit': ['ADMIN'],
  /** The settings, prices and switches of the whole installation, its failed jobs and its audit log: see them. */
  'installation.read': ['ADMIN'],
  /** The same: change them. */
  'installation.manage': ['ADMIN'],
} as const satisfies Record<string, readonly Group[]>;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as readonly Permission[];

export const isPermission = (name: string): name is Permission => Object.hasOwn(permissionTable, name);

export const isGroup = (name: string): name is Group => (groups as readonly string[]).includes(name);

export const permits = (group: Group, permission: Permission): boolean =>
  (permissionTable[permission] as readonly Group[]).includes(group);

/** Who calls: their group, and what the access token that they use reaches; null where they have signed in. */
export type Calling = { group: Group; scopes: readonly Permission[] | null };

/** Whether a group has a permission and, of a call by an access token, the token has it as well. */
export const permitsCall = ({ group, scopes }: Calling, permission: Permission): boolean =>
  permits(group, permission) && (scopes === null || scopes.includes(permission));

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
