import type { ReleaseAction } from './lifecycle';

/** What is recorded of a release as it moves. */
const releaseMoves = {
  'release.save': 'Saved a release',
  'release.delete': 'Deleted a draft',
  'release.submit': 'Submitted a release to editorial',
  'release.resubmit': 'Submitted a release to editorial again',
  'release.backToDraft': 'Took a release back to draft',
  'release.accept': 'Accepted the changes of the editors',
  'release.decline': 'Declined the changes of the editors',
  'release.open': 'Opened a release for review',
  'release.passUp': 'Passed a release up for senior review',
  'release.handBack': 'Handed a release back to review',
  'release.hold': 'Put a release on hold',
  'release.holdLocked': 'Put a release on hold and locked it',
  'release.holdLimited': 'Put a release on hold for limited distribution',
  'release.unlock': 'Unlocked a release that was on hold',
  'release.approve': 'Approved a release',
  'release.approveOwnSite': 'Approved a release for the own site alone',
  'release.approveWithChanges': 'Approved a release with changes',
  'release.refuse': 'Refused a release',
  'release.publish': 'Published a release',
  'release.takeDown': 'Took a published release down',
  'release.republish': 'Published a correction of a release',
} as const satisfies Record<`release.${ReleaseAction}`, string>;

/** The acts that `release_moves` keeps as well, between which states and why. */
export const movingActs = Object.keys(releaseMoves).filter((act) => act !== 'release.save') as readonly Act[];

/** Every act that is recorded, by the name it has in the audit log, in the words of whoever has done it. */
const actTexts = {
  ...releaseMoves,
  'release.create': 'Created a release',
  'release.restored-as-paid': 'Took a deleted release back, because it was paid',
  'release.claim': 'Took a release to work on it',
  'release.handOver': 'Handed the work on a release over',
  'release.giveBack': 'Gave a release back to the queue',
  'desk.save-reason': 'Saved a hold reason for everybody at the desk',
  'desk.remove-reason': 'Removed a hold reason of everybody at the desk',
  'release.upgraded': 'Upgraded a release',
  'release.edit-requested': 'Asked for an edit of a published release',
  'release.edit-done': 'Carried out an edit that was asked for',
  'release.edit-declined': 'Declined an edit that was asked for',
  'order.paid': 'Placed an order',
  'order.discounts-returned': 'Gave coupons and prepaid releases of an order back',
  'refund.automatic': 'Gave the money of an order back',
  'refund.request': 'Asked for a refund',
  'refund.approve': 'Approved a refund',
  'refund.reject': 'Rejected a refund',
  'refund.done': 'Refunded an order',
  'refund.failed': 'A refund has failed',
  'payment-method.save': 'Saved a card',
  'payment-method.remove': 'Removed a saved card',
  'subscription.create': 'Set up a yearly renewal',
  'subscription.card': 'Changed the card of a yearly renewal',
  'subscription.cancel': 'Canceled a yearly renewal',
  'file.store': 'Uploaded a file',
  'social.connect': 'Connected a social account',
  'social.choose-page': 'Chose a Facebook page',
  'social.remove': 'Removed a social account',
  'token.create': 'Made an access token',
  'token.revoke': 'Revoked an access token',
  'token.lose': 'Lost an access token by a new password or a closed account',
  'session.create': 'Logged in',
  'session.end': 'Logged out',
  'session.endOther': 'Logged another session out',
  'session.endByProvider': 'Was logged out by the sign-in service',
  'profile.save': 'Changed the profile',
  'parameter.set': 'Changed a preference',
  'email.verify': 'Confirmed an e-mail address',
  'email.verifyByStaff': 'Confirmed an e-mail address for a customer',
  'identity.link': 'Linked the account to the sign-in service',
  'account.export': 'Asked for a copy of the data of the account',
  'account.delete': 'Deleted the account',
  'user.register': 'Registered',
  'user.activate': 'Activated the account',
  'user.setGroup': 'Changed the group of a user',
  'user.features': 'Changed the features of a user',
  'user.resetPassword': 'Reset the password of a user',
  'user.resetSecondFactor': 'Reset the second factor of a user',
  'user.endSessions': 'Logged a user out everywhere',
  'impersonation.begin': 'Began to act in the place of a user',
  'impersonation.end': 'Ended acting in the place of a user',
  'bundle.give': 'Gave prepaid releases to a customer',
  'bundle.change': 'Changed prepaid releases of a customer',
  'bundle.refund': 'Refunded prepaid releases',
  'note.add': 'Wrote a note for the staff',
  'note.withdraw': 'Took a note for the staff back',
  'approval.request': 'Asked for what a second person has to confirm',
  'approval.confirm': 'Confirmed a request',
  'approval.decline': 'Declined a request',
  'approval.withdraw': 'Withdrew a request',
  'coupon.create': 'Created a coupon',
  'coupon.save': 'Changed a coupon',
  'coupon.revoke': 'Revoked a coupon',
  'universalCoupon.create': 'Created a universal coupon',
  'universalCoupon.save': 'Changed a universal coupon',
  'partner.create': 'Created a partner',
  'partner.save': 'Changed a partner',
  'prices.save': 'Changed the prices',
  'settings.save': 'Changed the settings of the installation',
  'audit.forget': 'Forgot old lines of the audit log',
  'features.save': 'Changed the features of the installation',
  'terms.save': 'Changed the terms',
  'journalistList.add': 'Added a journalist list',
  'journalistList.save': 'Changed a journalist list',
  'journalistList.import': 'Imported people into a journalist list',
  'journalistList.empty': 'Removed the people of a journalist list',
  'journalistList.delete': 'Deleted a journalist list',
  'list.export': 'Saved a list as CSV',
  'finance.report': 'Had a report of deferred revenue made',
  'finance.compare': 'Compared with the card provider',
  'company.create': 'Made a company page',
  'company.save': 'Changed a company page',
  'company.delete': 'Removed a company page',
  'company.decide': 'Decided over the name of a company',
  'subscriber.create': 'Added a subscriber',
  'subscriber.save': 'Changed a subscriber',
  'subscriber.secret': 'Made a new secret for a subscriber',
  'subscriber.delete': 'Removed a subscriber',
  'subscriber.test': 'Sent a test to a subscriber',
  'subscriber.again': 'Had a delivery sent again',
  'job.retry': 'Had a failed job tried again',
  'job.giveUp': 'Gave a failed job up',
  'archive.import': 'Imported the archive of the former system',
  'demo.seed': 'Filled the installation with demo data',
} as const satisfies Record<string, string>;

/** The name of an act in the audit log. What is recorded has to have a text here. */
export type Act = keyof typeof actTexts;

/** Every act, for who chooses among them. */
export const acts = Object.keys(actTexts) as readonly Act[];

/** What staff does to an account and what belongs to it, in words to its owner, who reads it in the own activity. */
const textsToYou: Partial<Record<Act, string>> = {
  'user.setGroup': 'Changed the group of your account',
  'user.features': 'Changed the features of your account',
  'user.resetPassword': 'Reset your password',
  'user.resetSecondFactor': 'Reset your second factor',
  'user.endSessions': 'Logged you out everywhere',
  'email.verifyByStaff': 'Confirmed your e-mail address',
  'impersonation.begin': 'Began to act in your place',
  'impersonation.end': 'Ended acting in your place',
  'bundle.give': 'Gave you prepaid releases',
  'bundle.change': 'Changed your prepaid releases',
  'bundle.refund': 'Refunded your prepaid releases',
  'refund.approve': 'Approved a refund of your order',
  'refund.reject': 'Rejected a refund of your order',
  'coupon.create': 'Gave you a coupon',
  'coupon.save': 'Changed your coupon',
  'coupon.revoke': 'Revoked your coupon',
};

/** The acts of staff of which whom they concern is to know. */
export const actsToYou = Object.keys(textsToYou) as readonly Act[];

/** What staff has done, in words to whom it concerns; null for what is not done to somebody. */
export const actTextToYou = (action: string): string | null => textsToYou[action as Act] ?? null;

/** What was done, in words; null for what a former version has recorded and this one does not know. */
export const actText = (action: string): string | null =>
  Object.hasOwn(actTexts, action) ? actTexts[action as Act] : null;
