import { createTransport } from 'nodemailer';
import type { Config } from '../../settings/config';
import { MailRefused, type MailPort } from './mailPort';

const timeout = 10_000;

type SmtpError = { responseCode?: number; command?: string; response?: string };

/** What a server says of one mail, by RFC 3463; null for what is wrong between it and us. */
const refusalOf = (error: unknown): MailRefused | null => {
  const { responseCode = 0, command, response = '' } = error as SmtpError;
  const isOfReader = command === 'RCPT TO';
  if (responseCode < 400 || (!isOfReader && command !== 'DATA')) return null;
  if (responseCode < 500) return new MailRefused('later', { cause: error });
  const [, subject] = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response) ?? [];
  // 5.1: no such address; 5.2.1 would be a mailbox that is closed, but 5.2.2 one that is full.
  const isGone = isOfReader && (subject === undefined || subject === '1' || /\b5\.2\.1\b/.test(response));
  return new MailRefused(isGone ? 'address' : 'mail', { cause: error });
};

export const smtpMail = ({ mail: { smtpUrl, from } }: Pick<Config, 'mail'>): MailPort => {
  const address = new URL(smtpUrl);
  const transport = createTransport({
    // Connections are kept for the next mails: most of the time of a mail goes into making one.
    pool: true,
    maxConnections: 10,
    host: address.hostname,
    port: address.port === '' ? (address.protocol === 'smtps:' ? 465 : 587) : Number(address.port),
    secure: address.protocol === 'smtps:',
    ...(address.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, attachments = [], messageId, headers, ...mail }) => {
      try {
        await transport.sendMail({
          ...mail,
          messageId: messageId === undefined ? undefined : `<${messageId}>`,
          headers: { ...headers },
          from,
          // As an object: a text would be read as a list of addresses.
          to: { name: '', address: to },
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: bytes,
          })),
        });
      } catch (error) {
        throw refusalOf(error) ?? error;
      }
    },
    reach: async () => {
      await transport.verify();
    },
  };
};
