import type { Config } from '../config';
import type { Mail } from '../ports/mail/mailPort';
import { mailLayout, type MailContent } from './mailLayout';

/** A mail in the operator's name, ready for `ports.mail.send`. The subject stays on one line. */
export const composeMail = (
  { siteName }: Pick<Config, 'siteName'>,
  { to, subject, ...content }: { to: string; subject: string } & MailContent,
): Mail => ({ to, subject: subject.replaceAll(/\s+/g, ' ').trim(), ...mailLayout(siteName, content) });
