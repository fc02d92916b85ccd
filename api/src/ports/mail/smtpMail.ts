import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import type { MailPort } from './mailPort';

const timeout = 10_000;

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
    send: async ({ to, attachments = [], ...mail }) => {
      await transport.sendMail({
        ...mail,
        from,
        // As an object: a text would be read as a list of addresses.
        to: { name: '', address: to },
        attachments: attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
        })),
      });
    },
  };
};
