import { composeMail } from '@dispatch/api/mailLayout';
import type { Mail, MailPort } from '@dispatch/api/mailPort';
import type { IdentitySettings } from '../settings/identitySettings';
import type { Account } from './accounts';
import { keepOwnerMail } from './ownerMails';
import { resetLifetime } from './passwordLinks';

type Letter = {
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  closing: readonly string[];
};

/** The mails of the service, each to the owner of an account. Those that are asked for throw when the server does not take them. */
export type AccountMail = {
  sendReset: (account: Account, address: string) => Promise<void>;
  sendNotActivated: (account: Account) => Promise<void>;
  /**
   * Keeps the mail that tells of what has changed, so that an owner who did not do it hears of it: in the transaction that has
   * changed it. It is sent at the next wake, and again while the mail server does not take it.
   */
  tellChanged: (account: Account, what: string, by: ChangedBy, more?: string) => Promise<void>;
};

/** Who has changed something. */
type ChangedBy = 'signed-in' | 'mailed-link' | 'staff';

const byWhom = ({ siteName }: IdentitySettings): Record<ChangedBy, string> => ({
  'signed-in': 'by who is signed in with your account',
  'mailed-link': 'through the link that was mailed to you',
  staff: `by the staff of ${siteName}`,
});

export const accountMail = (settings: IdentitySettings, port: MailPort, clock: () => Date): AccountMail => {
  const { publicUrl, base, siteName } = settings;
  const compose = ({ profile: { email, firstName } }: Account, { subject, ...letter }: Letter): Mail =>
    composeMail(
      { siteName },
      {
        to: email,
        subject,
        title: subject,
        ...letter,
        paragraphs: [`Hello ${firstName},`, ...letter.paragraphs],
      },
    );
  const send = (account: Account, letter: Letter): Promise<void> => port.send(compose(account, letter));
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
    tellChanged: (account, what, by, more) => {
      const mail = compose(account, {
        subject: `${what} for ${siteName}`,
        paragraphs: [
          `${what}, ${byWhom(settings)[by]}.`,
          ...(more === undefined ? [] : [more]),
          'If it was not you, choose a new password at once: that ends every sign-in but your own.',
        ],
        action: { label: 'Choose a new password', url: `${base}/signin/forgot-password` },
        closing: ['If it was you, or you asked for it, there is nothing to do.'],
      });
      return keepOwnerMail(account.id, mail, clock());
    },
  };
};
