import { visitHours } from './analytics';
import type { components } from '../generated/types';

/** How long what is not worth keeping for ever is kept: days, but for the audit log, which takes years. */
export type Retention = Omit<components['schemas']['Retention'], 'version'>;

type Kept = { name: keyof Retention; label: string; unit: 'days' | 'years'; starts: number; why: string };

/**
 * What an administrator sets, what an installation begins with, and why. The least and the most of each stand in the contract.
 * 0 years keep the audit log for ever.
 */
export const retention: readonly Kept[] = [
  {
    name: 'sessionDays',
    label: 'Sessions',
    unit: 'days',
    starts: 31,
    why: 'Whoever asks where their account was used does so within a month; a sign-in ends long before.',
  },
  {
    name: 'originDays',
    label: 'Addresses and browsers in the audit log',
    unit: 'days',
    starts: 365,
    why: 'They say something of a person, and help to look into an intrusion, which is often found after months.',
  },
  {
    name: 'auditYears',
    label: 'Audit log',
    unit: 'years',
    starts: 0,
    why: 'It names people by number alone and says who decided over money and releases: 0 keeps it for ever.',
  },
  {
    name: 'mailDays',
    label: 'Texts of mails to customers',
    unit: 'days',
    starts: 365,
    why: 'Staff see what a customer was told; what is older seldom settles a question.',
  },
  {
    name: 'repeatDays',
    label: 'Answers to repeated calls',
    unit: 'days',
    starts: 1,
    why: 'A browser or a program that lost the answer asks again within minutes; a payment is never made twice for it.',
  },
];

/** What is not set: kept as long as what it belongs to, or for a time that follows from what it is for. */
export const keptOtherwise: readonly { what: string; until: string; why: string }[] = [
  {
    what: 'Releases, their versions and moves',
    until: 'For ever, unless the customer deletes a draft',
    why: 'What was published, when and by whom is the record of the newswire; corrections are told from it.',
  },
  {
    what: 'Orders, payments, refunds, terms that were agreed to',
    until: 'For ever',
    why: 'They are the books. Of an account that is deleted they keep a number and no name.',
  },
  {
    what: 'Deliveries to subscribers and social networks',
    until: 'As long as the release',
    why: 'They are what keeps a release from going out twice. They name no person.',
  },
  {
    what: 'Hashes by which readers of public pages are told apart',
    until: `${visitHours} hours, and an hour at most until they are removed`,
    why: 'So long one reader counts once. Their salt is removed with them; no address is stored.',
  },
  {
    what: 'How often a release was read, by day',
    until: 'As long as the release',
    why: 'They are numbers, and name nobody.',
  },
  {
    what: 'What was sent to webhooks, and the answers',
    until: '30 days',
    why: 'So long their owner can see what became of it and have it sent again.',
  },
  {
    what: 'Mails to journalists',
    until: 'As long as the release, without addresses',
    why: 'A hash of the address keeps anybody from getting a release twice.',
  },
  {
    what: 'Links in mails',
    until: '31 days after they end',
    why: 'Who comes late is told that the link has ended, and not that there was none.',
  },
  {
    what: 'Files that nothing uses, exports of accounts',
    until: '7 days',
    why: 'They were uploaded and not used, or have been downloaded.',
  },
  {
    what: 'Accounts',
    until: 'Until their owner or staff deletes them',
    why: 'What is left then is named when the account is deleted.',
  },
];
