import { textBlocks } from '../../rules/html';
import type { ArticleSource } from '../article';
import { defaultLanguage } from '../languages';
import { toInstant } from '../time';

/** What the checks read of a release: any part of it may be missing while it is being written. */
export type EditorialSource = Partial<Omit<ArticleSource, 'newsImage' | 'attachments'>> & {
  newsImage?: { altText?: string } | null;
  attachments?: readonly { altText?: string }[];
  /** Links of the body that are known not to answer. */
  unansweredLinks?: readonly string[];
};

export type EditorialField = Exclude<keyof EditorialSource, 'unansweredLinks'>;

/** A text of the release. `quoted` holds 1 for each character that stands in quotation marks. */
export interface ReadText {
  field: EditorialField;
  text: string;
  quoted: Uint8Array;
}

export interface ReadRelease {
  source: EditorialSource;
  headline: ReadText;
  summary: ReadText;
  body: ReadText;
  /** Those of the body without its tables. */
  blocks: readonly string[];
  /** Whether what English has of its own, such as a last paragraph that begins with ‘About’, can be looked for. */
  isEnglish: boolean;
  /** How many words the body has beside its tables. */
  words: number;
  /** Names of the companies of the contacts, as they are typed. */
  companies: readonly string[];
  /** The release time, or now while none is chosen: dates without a year are near it. */
  date: Date;
}

/** The text of a body in which the places of the checks are counted: its blocks, one a line. */
export const bodyText = (html: string): string => textBlocks(html).join('\n');

/** Languages that set no space between words. */
const unspaced = /^(?:zh|ja|th)\b/;

const countWords = (text: string, language: string): number => {
  if (!unspaced.test(language)) return text.match(/\S+/g)?.length ?? 0;
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1;
  return count;
};

const tableTag = /(<\/?table\b[^>]{0,200}>)/i;

/** Rich text without its tables: figures are read in another way than sentences. */
const withoutTables = (html: string): string => {
  let depth = 0;
  return html
    .split(tableTag)
    .filter((part, index) => {
      if (index % 2 === 0) return depth === 0;
      depth = Math.max(0, depth + (part.startsWith('</') ? -1 : 1));
      return false;
    })
    .join(' ');
};

/** A quotation that is not closed ends with its paragraph, as newsrooms set quotations of several paragraphs. */
const quotationsIn = (text: string): Uint8Array => {
  const quoted = new Uint8Array(text.length);
  let isOpen = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\n' || character === '”') isOpen = false;
    else if (character === '“') isOpen = true;
    else if (character === '"') isOpen = !isOpen;
    else if (isOpen) quoted[at] = 1;
  }
  return quoted;
};

const read = (field: EditorialField, text: string): ReadText => ({
  field,
  text,
  quoted: quotationsIn(text),
});

export const readRelease = (source: EditorialSource, now: Date): ReadRelease => {
  const { body: html = '', language = defaultLanguage } = source;
  const blocks = textBlocks(withoutTables(html));
  return {
    source,
    headline: read('headline', source.headline ?? ''),
    summary: read('summary', source.summary ?? ''),
    body: read('body', bodyText(html)),
    blocks,
    isEnglish: /^en\b/.test(language || defaultLanguage),
    words: blocks.reduce((count, block) => count + countWords(block, language), 0),
    companies: [source.primaryContactCompany, source.secondaryContactCompany].filter(
      (name): name is string => (name ?? '').trim() !== '',
    ),
    date: source.releaseDate ? toInstant(source.releaseDate) : now,
  };
};
