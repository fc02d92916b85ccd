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
  /** Makes the payment of an intent agree with the card provider, who has reported something. */
  'settle-payment': { intentId: string };
  /** Finishes payments that were interrupted, and ends those that were abandoned. */
  'reconcile-payments': Record<string, never>;
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
  /** Asks the links of a release whether they answer. */
  'check-links': { distributionId: number };
  /** Removes sessions, links, captchas and exports that have ended. */
  'clean-up': Record<string, never>;
};

/** A mail to send; `template` decides what else is there. */
type SendMail =
  | { template: 'activation'; userId: number }
  | { template: 'activation-again'; login: string }
  | { template: 'contact-verification'; userId: number; email: string };

export type JobName = keyof JobPayloads;

/** What each job does, as staff reads it in the list of failed ones. */
export const jobTitles: Readonly<Record<JobName, string>> = {
  'send-mail': 'Send a mail to a person',
  'publish-release': 'Publish a release at its hour',
  'publish-due': 'Publish what is due and was not published',
  'mail-release-move': 'Mail the customer about a move of their release',
  'settle-payment': 'Make a payment agree with the card provider',
  'reconcile-payments': 'Finish payments that were interrupted',
  'send-receipt': 'Mail the receipt of an order',
  'pack-account-export': 'Pack the export of an account',
  'mail-account-export': 'Mail that the export of an account is ready',
  'remove-account-export': 'Remove the file of an export',
  'remove-provider-person': 'Remove a deleted account at the identity provider',
  'mail-account-deleted': 'Mail that an account is deleted',
  'check-links': 'Check the links of a release',
  'clean-up': 'Remove what has ended',
};
