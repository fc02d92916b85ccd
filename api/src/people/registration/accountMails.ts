import { formatMoment, screenAddress } from '@dispatch/contract';
import type { Config } from '../../platform/settings/config';
import { composeMail } from '../../platform/mail/mailLayout';
import type { User } from '../users/User';
import type { Mail } from '../../platform/ports/mail/mailPort';

type Settings = Pick<Config, 'siteName' | 'publicUrl'>;

const link = ({ publicUrl }: Settings, token: string): string =>
  `${publicUrl}${screenAddress('verified', { encryptedToken: token })}`;

export const activationMail = (
  settings: Settings,
  {
    to,
    firstName,
    token,
    hasPassword,
  }: { to: string; firstName: string; token: string; hasPassword: boolean },
): Mail =>
  composeMail(settings, {
    to,
    subject: `Activate your ${settings.siteName} account`,
    title: 'Activate your account',
    paragraphs: [
      `Hello ${firstName},`,
      hasPassword
        ? `thank you for registering with ${settings.siteName}. Please confirm your email address. You can log in with the password that you already have.`
        : `thank you for registering with ${settings.siteName}. Please confirm your email address and choose a password.`,
    ],
    action: { label: 'Activate account', url: link(settings, token) },
    closing: [
      'The link works once, within 24 hours.',
      'If you did not register, please ignore this email. Nothing happens unless you use the link.',
    ],
  });

export const contactVerificationMail = (
  settings: Settings,
  { to, name, organization, token }: { to: string; name: string; organization: string; token: string },
): Mail =>
  composeMail(settings, {
    to,
    subject: `Confirm your email address for ${settings.siteName}`,
    title: 'Confirm your email address',
    paragraphs: [
      `${name}${organization === '' ? '' : ` of ${organization}`} has named this address as the contact of a press release on ${settings.siteName}.`,
      'Please confirm that it is yours. Journalists may then write to you about the release.',
    ],
    action: { label: 'Confirm email address', url: link(settings, token) },
    closing: [
      'The link works once, within 24 hours.',
      'If you do not know what this is about, please ignore this email. Your address will not be used.',
    ],
  });

/** That staff has taken the second factor off an account: whose own wish that was not must hear of it. */
export const secondFactorMail = (
  settings: Settings & Pick<Config, 'editorialMailbox'>,
  { email: to, firstName }: Pick<User, 'email' | 'firstName'>,
): Mail =>
  composeMail(settings, {
    to,
    subject: `The second factor of your ${settings.siteName} account was reset`,
    title: 'Your second factor was reset',
    paragraphs: [
      `Hello ${firstName},`,
      'our staff has reset the second factor of your account, and you are logged out everywhere. Until you set up a new one, your password alone protects it.',
    ],
    action: {
      label: 'Set up a second factor',
      url: `${settings.publicUrl}${screenAddress('accountSettings')}#second-factor`,
    },
    closing: [`If you have not asked for this, please write to ${settings.editorialMailbox} at once.`],
  });

/** By whom something was done to an account: 'Ruth Adeyemi of our staff'. */
const byStaff = (staff: string): string => (staff === '' ? 'a member of our staff' : `${staff} of our staff`);

/** That staff has signed somebody out everywhere. */
export const sessionsEndedMail = (
  settings: Settings & Pick<Config, 'editorialMailbox'>,
  { user, staff, at }: { user: Pick<User, 'email' | 'firstName'>; staff: string; at: Date },
): Mail =>
  composeMail(settings, {
    to: user.email,
    subject: `You were logged out of your ${settings.siteName} account`,
    title: 'You were logged out everywhere',
    paragraphs: [
      `Hello ${user.firstName},`,
      `you were logged out on all your devices by ${byStaff(staff)}, ${formatMoment(at)}. Your password is the same as before, and what you saved is there.`,
    ],
    action: { label: 'Login', url: `${settings.publicUrl}${screenAddress('dashboard')}` },
    closing: [`If you do not know why, please write to ${settings.editorialMailbox}.`],
  });

/** That staff who acted for somebody has changed the contact address: told to the old one, which nobody else asks. */
export const contactEmailChangedMail = (
  settings: Settings & Pick<Config, 'editorialMailbox'>,
  { to, firstName, staff, at }: { to: string; firstName: string; staff: string; at: Date },
): Mail =>
  composeMail(settings, {
    to,
    subject: `The email address of your ${settings.siteName} account was changed`,
    title: 'Your email address was changed',
    paragraphs: [
      `Hello ${firstName},`,
      `${byStaff(staff)} has changed the email address of your account, ${formatMoment(at)}, acting in your place. Mails about your releases and orders no longer go to this address.`,
      'Your login is the same as before.',
    ],
    action: { label: 'See your profile', url: `${settings.publicUrl}${screenAddress('accountSettings')}` },
    closing: [`If you have not asked for this, please write to ${settings.editorialMailbox} at once.`],
  });
