import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MailRefused } from './mailPort';
import { smtpMail } from './smtpMail';

let server: Server;
afterEach(() => server.close());

/** A mail server that answers one command with a refusal, and what it was sent of a mail. */
const startServer = async (refuses = '', refusal = '') => {
  const taken = { data: '' };
  server = createServer((socket) => {
    let isData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    say('220 mail.example ESMTP');
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        const text = bytes.toString();
        if (isData) {
          taken.data += text;
          isData = !taken.data.endsWith('\r\n.\r\n');
          if (!isData) say('250 2.0.0 Taken');
        } else if (refuses !== '' && text.startsWith(refuses)) say(refusal);
        else if (text.startsWith('DATA')) {
          isData = true;
          say('354 Go on');
        } else say('250 Fine');
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { taken, mail: smtpMail({ mail: { smtpUrl, from: 'Dispatch <news@dispatch.example>' } }) };
};

const letter = { to: 'ada@wire.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

test.each([
  ['RCPT TO', '550 5.1.1 No such user', 'address'],
  ['RCPT TO', '550 No such user', 'address'],
  ['RCPT TO', '550 5.2.1 Mailbox closed', 'address'],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'mail'],
  ['RCPT TO', '554 5.7.1 We take no mails from you', 'mail'],
  ['RCPT TO', '450 4.2.1 Try later', 'later'],
  ['DATA', '554 5.6.0 Looks like an advertisement', 'mail'],
  ['MAIL FROM', '550 5.1.8 Nobody knows you', null],
])('what %s is answered with %j is a refusal of the kind %s', async (command, answer, kind) => {
  const { mail } = await startServer(command, answer);
  const error: unknown = await mail.send(letter).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRefused ? error.kind : null).toBe(kind);
});

test('a mail comes from the site and answers to whom it says; a name adds no header; nothing is sent to see whether the server is there', async () => {
  const { mail, taken } = await startServer();
  await mail.reach();
  expect(taken.data).toBe('');
  const nobody = smtpMail({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'news@dispatch.example' } });
  await expect(nobody.reach()).rejects.toThrow('ECONNREFUSED');
  const url = `https://dispatch.example/unsubscribe/${'a'.repeat(43)}.${'b'.repeat(43)}`;
  await mail.send({
    ...letter,
    replyTo: { name: 'Dana "X"\r\nBcc: all@wire.example', address: 'press@harbor.example' },
    messageId: 'release-7.abc@dispatch.example',
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  const head = (taken.data.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n\s+/g, ' ').split('\r\n');
  for (const line of [
    'From: Dispatch <news@dispatch.example>',
    'To: ada@wire.example',
    'Message-ID: <release-7.abc@dispatch.example>',
    `List-Unsubscribe: <${url}>`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
    expect(head).toContain(line);
  expect(head.find((line) => line.startsWith('Reply-To:'))).toMatch(/<press@harbor\.example>$/);
  expect(head.some((line) => line.startsWith('Bcc'))).toBe(false);
});
