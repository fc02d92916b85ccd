import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo, Server } from 'node:net';
import { portError, type Running } from '../http/listen';
import type { Mailbox } from './mailbox';

const largestMail = 20 * 1024 * 1024;

/** An SMTP server that takes every mail, with or without a name and password, and puts it into the mailbox. The first one to each address that begins with `refused-once` is refused for now, and each to one that begins with `bounce` for good. */
export async function startSmtp(mailbox: Mailbox, port: number): Promise<Running> {
  const known = new Set<string>();
  const server = new SMTPServer({
    name: 'localhost',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anybody' }),
    onRcptTo: ({ address }, _session, callback) => {
      const isRefused = address.startsWith('refused-once') && !known.has(address);
      known.add(address);
      if (address.startsWith('bounce')) {
        callback(Object.assign(new Error('5.1.1 There is no such mailbox'), { responseCode: 550 }));
        return;
      }
      callback(
        isRefused ? Object.assign(new Error('The mailbox is not available'), { responseCode: 450 }) : null,
      );
    },
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map((recipient) => recipient.address),
      };
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded)
            throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
          await mailbox.receive(raw, envelope);
          callback();
        })
        .catch((error: unknown) => callback(error instanceof Error ? error : new Error(String(error))));
    },
  });
  const listening = await new Promise<Server>((resolve, reject) => {
    server.once('error', (error) => reject(portError('mail server', port, error)));
    const socket = server.listen(port, '127.0.0.1', () => resolve(socket));
  });
  // A client that breaks off in the middle must not end the process.
  server.on('error', () => undefined);
  const taken = (listening.address() as AddressInfo).port;
  return {
    address: `smtp://localhost:${taken}`,
    port: taken,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
