import type { components } from '../generated/types';
import { permits, type Group } from './permissions';

/**
 * What an access token with a scope may do, in the words of whoever makes it. A scope is a permission; those whose
 * calls all ask for a session are not among them.
 */
export const scopeTexts = {
  'account.read': 'See your profile, settings and activity',
  'account.manage': 'Change your profile and settings',
  'releases.read': 'See your releases and company pages',
  'releases.write': 'Write, change, submit and delete your releases and company pages',
  'orders.read.own': 'See your orders, receipts, coupons, bundles and renewals',
  'orders.pay': 'Pay by prepaid releases and coupons, fill your cart, cancel renewals; never pay by card',
  'files.read': 'See your files',
  'files.upload': 'Upload files',
  'social.read': 'See your connected networks',
  'webhooks.read': 'See your webhooks and what was sent to them',
  'webhooks.manage': 'Make, change, test and remove webhooks',
  'desk.read': 'See the editorial desk and its releases',
  'releases.review': 'Hold, approve, change and refuse releases',
  'releases.takeDown': 'Take published releases down',
  'orders.read': 'See the orders of all customers',
  'refunds.request': 'Ask for refunds',
  'refunds.decide': 'Decide on refunds',
  'approvals.read': 'See what waits for a second person',
  'approvals.request': 'Withdraw what you asked a second person for',
  'approvals.decide': 'Decline what waits for a second person; never confirm it',
  'coupons.read': 'See coupons',
  'coupons.manage': 'Make and change coupons',
  'users.read': 'See customers',
  'users.manage': 'Change customers, but for their group, password and sessions',
  'records.note': 'Write notes and save filters',
  'bundles.read': 'See the bundles of all customers',
  'bundles.manage': 'Give, change and refund bundles',
  'finance.read': 'See the reports of deferred revenue',
  'finance.compare.read': 'See what differs from the books of the card provider',
  'finance.compare': 'Have our books compared with those of the card provider',
  'publications.read': 'See what was handed to the downstream system',
  'partners.read': 'See partners',
  'partners.edit': 'Change partners',
  'installation.read': 'See the settings, failed jobs and audit log of the installation',
  'installation.manage': 'Change the settings of the installation and its failed jobs',
} as const satisfies Record<components['schemas']['AccessScope'], string>;

/** A permission that an access token can have: `AccessScope` of the contract. */
export type Scope = keyof typeof scopeTexts;

const scopes = Object.keys(scopeTexts) as readonly Scope[];

/** The scopes that members of a group can give their access tokens, in the order of the choice. */
export const scopesOf = (group: Group): Scope[] => scopes.filter((scope) => permits(group, scope));

/** How many access tokens an account can have at once. */
export const mostTokens = 50;

/** How often the calls of one access token may come: so many in so many seconds. */
export const tokenCalls = { count: 600, window: 60 } as const;

/** What every access token begins with, so that those who look for leaked secrets know one. */
export const tokenPrefix = 'dsp_';
