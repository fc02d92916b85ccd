import { expect } from '@playwright/test';
import type { Place } from './place';

export interface Mail {
  id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

export interface MailInbox {
  mailsTo: (address: string) => Promise<Mail[]>;
  mailTo: (address: string, subject: RegExp) => Promise<Mail>;
}

export function mailInbox({ inbox }: Pick<Place, 'inbox'>): MailInbox {
  const mailsTo = async (address: string) => {
    const answer = await fetch(`${inbox}/api/messages?to=${encodeURIComponent(address)}`);
    return (await answer.json()) as Mail[];
  };
  return {
    mailsTo,
    mailTo: async (address, subject) => {
      let found: Mail | undefined;
      await expect
        .poll(
          async () => {
            found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
            return found?.subject ?? 'no such mail';
          },
          { message: `a mail to ${address}` },
        )
        .toMatch(subject);
      if (found === undefined) throw new Error('unreachable');
      return found;
    },
  };
}

export function linkIn(mail: Mail, path: string): string {
  const link = [...mail.text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => url)
    .find((url) => url.includes(path));
  if (link === undefined) throw new Error(`The mail '${mail.subject}' has no link to ${path}:\n${mail.text}`);
  return link;
}
