import type { ReleaseAction } from '@dispatch/contract';
import { html, type Html } from '../../html';
import type { Mail } from '../../ports/mail/mailPort';

/** What the mails about a release say. Times are in US/Eastern, addresses absolute. */
export type ReleaseMailInput = {
  firstName: string;
  headline: string;
  number: number;
  reasons: readonly string[];
  releaseTime: string | null;
  editAddress: string;
  detailsAddress: string;
  publicAddress: string | null;
  siteName: string;
};

type Content = {
  subject: string;
  lines: string[];
  reasons?: readonly string[];
  link: { text: string; address: string };
};

const submitted = ({ headline, number, releaseTime, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is with our editors`,
  lines: [
    `We have received your release “${headline}”.`,
    releaseTime === null
      ? 'Our editors will look at it.'
      : `Our editors will look at it. It is scheduled for ${releaseTime}.`,
  ],
  link: { text: 'See your release', address: detailsAddress },
});

const held = ({ headline, number, reasons, editAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is on hold: revisions are required`,
  lines: [`Your release “${headline}” is on hold. Revisions are required.`],
  reasons,
  link: { text: 'Edit and resubmit your release', address: editAddress },
});

const published = ({ headline, number, publicAddress, detailsAddress }: ReleaseMailInput): Content => ({
  subject: `REL-${number} is published`,
  lines: [`Your release “${headline}” is published.`],
  link: { text: 'Read it', address: publicAddress ?? detailsAddress },
});

const contents: Partial<Record<ReleaseAction, (input: ReleaseMailInput) => Content>> = {
  submit: submitted,
  resubmit: submitted,
  hold: held,
  publish: published,
};

const inHtml = ({ lines, reasons = [], link }: Content, greeting: string, siteName: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <body>
        <p>${greeting}</p>
        ${lines.map((line) => html`<p>${line}</p>`)}
        ${
          reasons.length === 0
            ? null
            : html`<ol>
                ${reasons.map((reason) => html`<li>${reason}</li>`)}
              </ol>`
        }
        <p><a href="${link.address}">${link.text}</a></p>
        <p>${siteName}</p>
      </body>
    </html> `;

const inText = ({ lines, reasons = [], link }: Content, greeting: string, siteName: string): string =>
  [
    greeting,
    ...lines,
    ...reasons.map((reason, place) => `${place + 1}. ${reason}`),
    `${link.text}: ${link.address}`,
    siteName,
  ].join('\n\n');

/** The mail that tells the customer of a move; null for a move that they are not told of. */
export const releaseMail = (action: ReleaseAction, input: ReleaseMailInput): Omit<Mail, 'to'> | null => {
  const content = contents[action]?.(input);
  if (content === undefined) return null;
  const greeting = `Hello ${input.firstName},`;
  return {
    subject: content.subject,
    text: inText(content, greeting, input.siteName),
    html: inHtml(content, greeting, input.siteName).text,
  };
};
