import { composeMail } from '@dispatch/api/mailLayout';
import type { MailPort } from '@dispatch/api/mailPort';
import type { IdentitySettings } from '../settings/identitySettings';
import type { Account } from './accounts';
import { resetLifetime } from './passwordLinks';

type Letter = {
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  closing: readonly string[];
};

/** The mails of the service, each to the owner of an account. They throw when the server does not take them. */
export type AccountMail = {
  sendReset: (account: Account, address: string) => Promise<void>;
  sendNotActivated: (account: Account) => Promise<void>;
  /** Tells of what has changed, so that an owner who did not do it hears of it. */
  sendChanged: (account: Account, what: string) => Promise<void>;
};

export const accountMail = ({ publicUrl, base, siteName }: IdentitySettings, port: MailPort): AccountMail => {
  const send = ({ profile: { email, firstName } }: Account, { subject, ...letter }: Letter): Promise<void> =>
    port.send(
      composeMail(
        { siteName },
        {
          to: email,
          subject,
          title: subject,
          ...letter,
          paragraphs: [`Hello ${firstName},`, ...letter.paragraphs],
        },
      ),
    );
  const asked = `Somebody, probably you, asked for a new password for your ${siteName} account.`;
  return {
    sendReset: (account, address) =>
      send(account, {
        subject: `Choose a new password for ${siteName}`,
        paragraphs: [asked],
        action: { label: 'Choose a new password', url: address },
        closing: [
          `The link works once, for ${resetLifetime}. If you did not request it, do nothing: your password stays the same.`,
        ],
      }),
    sendNotActivated: (account) =>
      send(account, {
        subject: `Your ${siteName} account is not active yet`,
        paragraphs: [`${asked} It has no password yet: you choose one when you activate the account.`],
        action: { label: 'Request a new activation email', url: `${publicUrl}/sendactivation` },
        closing: ['If you did not ask for this, do nothing.'],
      }),
    sendChanged: (account, what) =>
      send(account, {
        subject: `${what} for ${siteName}`,
        paragraphs: [
          `${what}, by who is signed in with your account.`,
          'If it was not you, choose a new password at once: that ends every sign-in but your own.',
        ],
        action: { label: 'Choose a new password', url: `${base}/signin/forgot-password` },
        closing: ['If it was you, there is nothing to do.'],
      }),
  };
};
