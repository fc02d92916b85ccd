import { directionOf } from '@dispatch/contract';
import type { Config } from '../settings/config';
import type { Mail } from '../ports/mail/mailPort';

/** What people have written in a language of their own, in a mail whose other words are in English. */
export type Quoted = { text: string; language: string };

type Part = string | Quoted;
/** What a paragraph says, in one piece or in several. */
export type Said = Part | readonly Part[];

const partsOf = (whole: Said): readonly Part[] =>
  typeof whole === 'string' || 'text' in whole ? [whole] : whole;

/**
 * A paragraph around quotations, each marked with its language (WCAG 3.1.2): said`“${headline}” is now public.` The text
 * of the mail reads as if they were strings.
 */
export const said = (texts: TemplateStringsArray, ...quotations: readonly Said[]): Said =>
  texts.flatMap((text, place) => [text, ...partsOf(quotations[place] ?? '')]);

export type MailContent = {
  title: string | Quoted;
  paragraphs: readonly Said[];
  /** The one thing to do: a button in HTML, an address in text. */
  action?: { label: string; url: string };
  closing?: readonly string[];
  /** The last line: where somebody who wants no such mails goes. */
  leave?: { label: string; url: string };
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

// The colours of the tokens, written plainly: mail programs know no custom properties.
const page = '#f3f6f7';
const surface = '#fcfefe';
const ink = '#0f1d22';
const muted = '#4a585e';
const petrol = '#0a5667';
const sans =
  "'Schibsted Grotesk Variable',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const serif = "'Newsreader Variable',Georgia,'Times New Roman',serif";

/** The same without any mark, for plain text. */
export const wordsOf = (whole: Said): string =>
  partsOf(whole)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');

/** The attributes of HTML of what says only this: its language and the direction of it; none where it is in English. */
export const tongueOf = (part: Part): string =>
  typeof part === 'string' ? '' : ` lang="${escaped(part.language)}" dir="${directionOf(part.language)}"`;

const inline = (part: Part): string =>
  typeof part === 'string' ? escaped(part) : `<span${tongueOf(part)}>${escaped(part.text)}</span>`;

const paragraph = (whole: Said, style: string): string =>
  typeof whole === 'string' || 'text' in whole
    ? `<p${tongueOf(whole)} style="${style}">${escaped(wordsOf(whole))}</p>`
    : `<p style="${style}">${whole.map(inline).join('')}</p>`;
const large = `margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}`;
const small = `margin:0 0 8px;font-size:14px;line-height:20px;color:${muted}`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:${petrol};` +
  `color:${surface};font-size:16px;font-weight:600;text-decoration:none;border-radius:2px">${escaped(label)}</a></p>` +
  `<p style="${small}">If the button does not work, copy this address into your browser:<br />` +
  `<a href="${escaped(url)}" style="color:${petrol};word-break:break-all">${escaped(url)}</a></p>`;

const smallLink = ({ label, url }: { label: string; url: string }): string =>
  `<p style="${small}"><a href="${escaped(url)}" style="color:${petrol}">${escaped(label)}</a></p>`;

/**
 * HTML that needs no picture and no style sheet, and the same as text. Whatever people have written is escaped here.
 */
export const mailLayout = (
  siteName: string,
  { title, paragraphs, action, closing = [], leave }: MailContent,
): { html: string; text: string } => {
  const body = [
    `<h1${tongueOf(title)} style="margin:0 0 20px;font:600 26px/32px ${serif};color:${ink}">${escaped(wordsOf(title))}</h1>`,
    ...paragraphs.map((text) => paragraph(text, large)),
    ...(action === undefined ? [] : [button(action)]),
    ...closing.map((text) => paragraph(text, small)),
    ...(leave === undefined ? [] : [smallLink(leave)]),
  ].join('\n');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title${tongueOf(title)}>${escaped(wordsOf(title))}</title></head>
<body style="margin:0;padding:24px;background:${page};font-family:${sans}">
<div style="max-width:560px;margin:0 auto;padding:32px;background:${surface};border-top:3px solid ${ink}">
<p style="margin:0 0 24px;font-size:14px;font-weight:700;letter-spacing:.04em;color:${ink}">${escaped(siteName)}</p>
${body}
</div>
</body>
</html>
`;
  const text = [
    wordsOf(title),
    ...paragraphs.map(wordsOf),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    ...(leave === undefined ? [] : [`${leave.label}:\n${leave.url}`]),
    siteName,
  ];
  return { html, text: `${text.join('\n\n')}\n` };
};

export const composeMail = (
  { siteName }: Pick<Config, 'siteName'>,
  { to, subject, ...content }: { to: string; subject: string } & MailContent,
): Mail => ({ to, subject: subject.replaceAll(/\s+/g, ' ').trim(), ...mailLayout(siteName, content) });
