import { randomBytes } from 'node:crypto';
import { memory, type Remembering } from './memory';

export interface MailRow {
  readonly to: string;
  readonly subject: string;
  readonly path: string | null;
  readonly at: string;
}

export interface TokenRow {
  readonly token: string;
  readonly personId: number;
  readonly email: string;
  readonly purpose: 'activation' | 'contact';
  isUsed: boolean;
}

export const post = memory<{ mails: MailRow[]; tokens: TokenRow[] }>('post', () => ({
  mails: [],
  tokens: [],
}));

const mostMails = 50;

function sendMail(remembering: Remembering, mail: Omit<MailRow, 'at'>): void {
  const box = post(remembering);
  box.mails = [{ ...mail, at: remembering.now.toISOString() }, ...box.mails].slice(0, mostMails);
}

export function mailToken(
  remembering: Remembering,
  { subject, ...token }: Omit<TokenRow, 'token' | 'isUsed'> & { subject: string },
): void {
  const made = { ...token, token: randomBytes(32).toString('base64url'), isUsed: false };
  post(remembering).tokens.unshift(made);
  sendMail(remembering, { to: token.email, subject, path: `/verified/${made.token}` });
}
