import type { SocialNetwork } from '@dispatch/contract';
import type { ProviderName } from '../ports/payments/paymentsPort';

/** Every job of the product and what it carries. Payloads hold ids and addresses, never secrets. */
export type JobPayloads = {
  /** Sends one mail from a template. */
  'send-mail': SendMail;
  /** Publishes a release whose time has come. */
  'publish-release': { distributionId: number };
  /** Publishes what is due and was not published. */
  'publish-due': Record<string, never>;
  /** Tells the customer of a move of their release. */
  'mail-release-move': { releaseMoveId: number };
  /** Tells the customer what has become of an edit that they paid for. */
  'mail-edit-request': { editRequestId: number };
  /** Makes the payment of an intent agree with the card provider, who has reported something. */
  'settle-payment': { intentId: string; provider?: ProviderName };
  /** Finishes payments that were interrupted, and ends those that were abandoned. */
  'reconcile-payments': Record<string, never>;
  /** Asks the providers for the cards of payments that were made before cards were kept. */
  'ask-paid-cards': Record<string, never>;
  /** Has the card provider give back what is approved, and notes what comes of it. */
  'settle-refunds': Record<string, never>;
  /** Compares our payments and refunds with the books of the card provider. */
  'compare-with-provider': Record<string, never>;
  /** Recognizes the revenue of orders that have not changed for thirty days. */
  'recognize-revenue': Record<string, never>;
  /** Has the deferred-revenue files of the months made that are over and have none yet. */
  'close-months': Record<string, never>;
  /** Makes the deferred-revenue files of a month. */
  'make-deferred-revenue': { year: number; month: string };
  /** Ends the lots whose time is over, and warns of those that end soon. */
  'expire-bundles': Record<string, never>;
  /** Tells the customer that money of an order has gone back. */
  'mail-refund': { refundRequestId: number };
  /** Tells who may decide of a request that waits, and who has asked for it what a second person has decided. */
  'mail-approval': { approvalRequestId: number };
  /** Tells a customer of the coupon that was made for them, of one that was changed (by these cents), or revoked. */
  'mail-coupon':
    | { userCouponId: number; about?: undefined }
    | { userCouponId: number; about: 'revoked' }
    | CouponChange;
  /** Tells the owner of a lot that it was given, that it expires soon, or how many releases a change gave or took. */
  'mail-bundle':
    | { bundleLotId: number; about: 'gift' | 'expiry' }
    | { bundleLotId: number; about: 'more' | 'less'; added: number; change: string };
  /** Tells of renewals that are near, and charges those that are due. */
  'renew-subscriptions': Record<string, never>;
  /** Tells the owner of a subscription of its renewal; with the provider's reason where it was refused. */
  'mail-renewal': { subscriptionId: number; about: 'notice' | 'failed' | 'ended'; reason: string | null };
  /** Posts something of a release that was published. */
  'post-socially': { distributionId: number; socialPostId: number };
  /** Tells a social network that an account is not connected any more; its tokens are sealed. */
  'revoke-social-tokens': { ownerId: number; network: SocialNetwork; sealed: string };
  /** Removes a card that a provider keeps, or everything that it keeps of an account. */
  'remove-saved-card': { provider: ProviderName; methodId?: string | null; customerId?: string | null };
  /** Removes the card of a setup that nobody has come back for. */
  'end-card-setup': { provider: ProviderName; reference: string; customerId: string | null };
  /** Mails the receipt of an order. */
  'send-receipt': { orderId: number };
  /** Packs everything of an account into the file of its export. */
  'pack-account-export': { userId: number; storageKey: string };
  /** Tells the owner that an export is ready. */
  'mail-account-export': { userId: number; storageKey: string };
  /** Removes the file of an export. */
  'remove-account-export': { storageKey: string };
  /** Removes somebody at the identity provider whose account was deleted. */
  'remove-provider-person': { providerUserId: string };
  /** Tells somebody that their account is deleted; the account holds neither address nor name any more. */
  'mail-account-deleted': { to: string; firstName: string; lostCents: number };
  /** Hands a release over to the downstream system. */
  'send-to-wire': { distributionId: number };
  /** Asks the links of a release whether they answer. */
  'check-links': { distributionId: number };
  /** Brings the people of a file onto a journalist list. */
  'import-journalists': { listId: number; storageKey: string };
  /** Mails a release to the next journalists of the lists that were chosen for it. */
  'mail-journalists': { distributionId: number };
  /** Removes sessions, links, captchas and exports that have ended. */
  'clean-up': Record<string, never>;
};

/** A mail to send; `template` decides what else is there. */
type SendMail =
  | { template: 'activation'; userId: number }
  | { template: 'activation-again'; login: string }
  | { template: 'second-factor-reset'; userId: number; reset: string }
  | { template: 'contact-verification'; userId: number; email: string }
  | ContactEmailChanged;

/** Staff that acted for somebody (`staffId`) has replaced the contact address, at this instant in UTC. */
type ContactEmailChanged = {
  template: 'contact-email-changed';
  userId: number;
  oldEmail: string;
  staffId: number;
  at: string;
  change: string;
};

type CouponChange = {
  userCouponId: number;
  about: 'changed';
  /** What it was changed by, in cents; 0 where it is valid again. */
  by: number;
  version: number;
};

export type JobName = keyof JobPayloads;

/** What each job does, as staff reads it in the list of failed ones. */
export const jobTitles: Readonly<Record<JobName, string>> = {
  'send-mail': 'Send a mail to a person',
  'publish-release': 'Publish a release at its hour',
  'publish-due': 'Publish what is due and was not published',
  'mail-release-move': 'Mail the customer about a move of their release',
  'mail-edit-request': 'Mail the customer about a paid edit',
  'settle-payment': 'Make a payment agree with the card provider',
  'reconcile-payments': 'Finish payments that were interrupted',
  'ask-paid-cards': 'Ask the card provider by which cards was paid',
  'settle-refunds': 'Give money back at the card provider',
  'compare-with-provider': 'Compare with the card provider',
  'recognize-revenue': 'Recognize the revenue of orders',
  'close-months': 'Close the months that are over',
  'make-deferred-revenue': 'Make the deferred-revenue files of a month',
  'expire-bundles': 'Expire bundles and warn of those that expire soon',
  'mail-refund': 'Mail a customer about a refund',
  'mail-approval': 'Mail about what a second person decides',
  'mail-coupon': 'Mail a customer about a coupon',
  'mail-bundle': 'Mail a customer about a bundle',
  'renew-subscriptions': 'Renew the subscriptions that are due',
  'mail-renewal': 'Mail a customer about a renewal',
  'remove-saved-card': 'Remove a saved card at the card provider',
  'post-socially': 'Post a published release to a social network',
  'revoke-social-tokens': 'Tell a social network that an account is removed',
  'end-card-setup': 'Remove a card that was not saved to its end',
  'send-receipt': 'Mail the receipt of an order',
  'pack-account-export': 'Pack the export of an account',
  'mail-account-export': 'Mail that the export of an account is ready',
  'remove-account-export': 'Remove the file of an export',
  'remove-provider-person': 'Remove a deleted account at the identity provider',
  'mail-account-deleted': 'Mail that an account is deleted',
  'send-to-wire': 'Deliver a release to the downstream system',
  'check-links': 'Check the links of a release',
  'import-journalists': 'Import people into a journalist list',
  'mail-journalists': 'Mail a release to journalists',
  'clean-up': 'Remove what has ended',
};
