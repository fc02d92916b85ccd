import { createTransport } from 'nodemailer';
import { html, type Html } from '../http/html';
import type { Account } from './account';
import { resetLifetime } from './passwordToken';

const from = { name: 'Dispatch sign-in', address: 'no-reply@identity.dispatch.example' };
const timeout = 10_000;

interface Letter {
  readonly subject: string;
  readonly before: string;
  readonly link: { readonly text: string; readonly address: string };
  readonly after: string;
}

function resetLetter(address: string): Letter {
  return {
    subject: 'Choose a new password for Dispatch',
    before: 'Somebody, probably you, asked for a new password for your Dispatch account.',
    link: { text: 'Choose a new password', address },
    after: `The link works once, for ${resetLifetime}. If you did not request it, do nothing: your password stays the same.`,
  };
}

function notActivatedLetter(address: string): Letter {
  return {
    subject: 'Your Dispatch account is not active yet',
    before:
      'Somebody, probably you, asked for a new password for your Dispatch account. It has no password yet: you choose one when you activate the account.',
    link: { text: 'Request a new activation email', address },
    after: 'If you did not ask for this, do nothing.',
  };
}

function page(greeting: string, { before, link, after }: Letter): Html {
  return html`<!doctype html>
    <html lang="en">
      <body>
        <p>${greeting}</p>
        <p>${before}</p>
        <p><a href="${link.address}">${link.text}</a></p>
        <p>${after}</p>
      </body>
    </html>`;
}

export class PasswordMail {
  readonly #transport: ReturnType<typeof createTransport>;

  /** @param smtpPort of a mail server on the loopback address; it is asked when there is a mail to send */
  constructor(smtpPort: number) {
    this.#transport = createTransport({
      host: '127.0.0.1',
      port: smtpPort,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async sendReset(account: Account, address: string): Promise<void> {
    await this.#send(account, resetLetter(address));
  }

  async sendNotActivated(account: Account, address: string): Promise<void> {
    await this.#send(account, notActivatedLetter(address));
  }

  async #send({ profile: { email, firstName } }: Account, letter: Letter): Promise<void> {
    const greeting = `Hello ${firstName},`;
    const { subject, before, link, after } = letter;
    await this.#transport.sendMail({
      from,
      // As an object: a text would be read as a list of addresses.
      to: { name: '', address: email },
      subject,
      text: [greeting, before, `${link.text}: ${link.address}`, after].join('\n\n'),
      html: page(greeting, letter).text,
    });
  }
}
