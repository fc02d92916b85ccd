import { formatMoment, screenAddress, scopeTexts, type Scope } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import type { JobContext } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { mailOnce } from '../../platform/mail/mailOnce';
import type { Mail } from '../../platform/ports/mail/mailPort';
import type { Config } from '../../platform/settings/config';
import type { User } from '../users/User';

/** What the owner of access tokens is told: that one was made, that one expires soon, that some were lost. */
export type TokenMail =
  | { template: 'token-created' | 'token-expires'; userId: number; tokenId: number }
  | { template: 'tokens-ended'; userId: number; names: string[]; ending: string };

export const isTokenMail = (payload: { template: string }): payload is TokenMail =>
  ['token-created', 'token-expires', 'tokens-ended'].includes(payload.template);

type Settings = Pick<Config, 'siteName' | 'publicUrl' | 'editorialMailbox'> &
  Parameters<typeof composeMail>[0];
type Recipient = Pick<User, 'email' | 'firstName'>;
type Token = { name: string; scopes: Scope[]; createdAt: Date; expiresAt: Date };

const tokenToMail = statement('token-to-mail')`
select name, scopes, created_at as "createdAt", expires_at as "expiresAt"
from access_tokens where token_id = :tokenId and ended_at is null`.as<{ scopes: Scope[] }>();

const seeThem = (settings: Settings) => ({
  label: 'See your access tokens',
  url: `${settings.publicUrl}${screenAddress('settingsPage', { page: 'api' })}`,
});

const createdMail = (settings: Settings, { email: to, firstName }: Recipient, token: Token): Mail =>
  composeMail(settings, {
    to,
    subject: `An access token was made for your ${settings.siteName} account`,
    title: 'An access token was made',
    paragraphs: [
      `Hello ${firstName},`,
      `the access token '${token.name}' was made for your account, ${formatMoment(token.createdAt)}. Programs that have it can do this in your name until ${formatMoment(token.expiresAt)}:`,
      `${token.scopes.map((scope) => scopeTexts[scope]).join('; ')}.`,
    ],
    action: seeThem(settings),
    closing: ['If it was not you, revoke the token, and change your password.'],
  });

const expiresMail = (settings: Settings, { email: to, firstName }: Recipient, token: Token): Mail =>
  composeMail(settings, {
    to,
    subject: `The access token '${token.name}' expires soon`,
    title: 'An access token expires soon',
    paragraphs: [
      `Hello ${firstName},`,
      `the access token '${token.name}' expires ${formatMoment(token.expiresAt)}. Programs that use it are refused from then on. If you still need it, make a new one, give it to the program and revoke this one.`,
    ],
    action: seeThem(settings),
    closing: ['If no program uses it any more, you need to do nothing.'],
  });

const endedMail = (settings: Settings, { email: to, firstName }: Recipient, names: string[]): Mail =>
  composeMail(settings, {
    to,
    subject: `Your ${settings.siteName} access tokens were revoked`,
    title: 'Your access tokens were revoked',
    paragraphs: [
      `Hello ${firstName},`,
      `the password of your account was changed, or the account was closed. By that its access tokens were revoked, and the programs that use them are refused: ${names.join(', ')}.`,
      'If you still need them, make new ones.',
    ],
    action: seeThem(settings),
    closing: [`If you have not changed your password, please write to ${settings.editorialMailbox} at once.`],
  });

/** Sends one, once. About a token that was revoked meanwhile nothing is sent. */
export const sendTokenMail = async (user: User, about: TokenMail, context: JobContext): Promise<void> => {
  const { config } = context;
  const { userId } = user;
  if (about.template === 'tokens-ended') {
    const key = `tokens-ended-${userId}-${about.ending}`;
    await mailOnce(context, key, endedMail(config, user, about.names), { userId });
    return;
  }
  const token = await tokenToMail.maybe({ tokenId: about.tokenId });
  if (token === undefined) return;
  const compose = about.template === 'token-created' ? createdMail : expiresMail;
  await mailOnce(context, `${about.template}-${about.tokenId}`, compose(config, user, token), { userId });
};
