import { contactsOf, type ArticleContact } from '../articleContacts';
import { webLinks } from './links';
import { bodyText, type ReadRelease } from './readRelease';
import { foundAt, whole, type EditorialRule, type Found } from './rule';

const legalForm =
  /^(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|company|gmbh|ag|plc|sa|nv|bv|lp|llp)$/;
const general =
  /^(?:the|american|national|global|united|general|international|first|new|university|institute|city|north|south|east|west)$/;

const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** By its name without the legal form, or by the first word of it that others do not share. */
const isNamed = (company: string, text: string): boolean => {
  const words = plainWords(company).filter((word, index) => !(index > 0 && legalForm.test(word)));
  const own = words.find((word) => word.length > 3 && !general.test(word));
  const read = ` ${plainWords(text).join(' ')} `;
  return [words.join(' '), own].some((name) => name !== undefined && read.includes(` ${name} `));
};

const isCompanyMissing = ({ companies: [company], headline, summary, blocks }: ReadRelease): boolean =>
  company !== undefined &&
  blocks.length > 0 &&
  !isNamed(company, `${headline.text}\n${summary.text}\n${blocks[0] ?? ''}`);

const phrase = 6;

/** Whether four of five phrases of six words of the summary stand in the first paragraph too. */
const isRepeated = ({ summary, blocks }: ReadRelease): boolean => {
  const words = plainWords(summary.text);
  const paragraph = ` ${plainWords(blocks[0] ?? '').join(' ')} `;
  const phrases = words.slice(0, 200).flatMap((_, index) => {
    const part = words.slice(index, index + phrase);
    return part.length === phrase ? [` ${part.join(' ')} `] : [];
  });
  const repeated = phrases.filter((part) => paragraph.includes(part)).length;
  return phrases.length > 0 && repeated >= phrases.length * 0.8;
};

/** The words between this character of the body's HTML and the end that follows. */
function wordsFrom(release: ReadRelease, index: number, end: RegExp): Found {
  const html = release.source.body ?? '';
  const text = bodyText(`${html.slice(0, index)}|`).length - 1;
  const words = bodyText(html.slice(index, index + 4000).split(end, 1)[0] ?? '');
  return foundAt(release.body, text, words.length);
}

const linkAt = (release: ReadRelease, index: number): Found => wordsFrom(release, index, /<\/a/i);

/** The first row of each table that has no cell of headings. */
function* tablesWithoutHead(release: ReadRelease): Generator<Found> {
  const html = release.source.body ?? '';
  for (const { index } of html.matchAll(/<table[\s>]/gi)) {
    const [table = ''] = html.slice(index, index + 4000).split(/<\/table/i, 1);
    if (!/<th[\s>]/i.test(table)) yield wordsFrom(release, index, /<\/tr/i);
  }
}

/** The first link over the limit. */
function linkOver(release: ReadRelease, most: number): Found[] {
  const over = [...(release.source.body ?? '').matchAll(/<a\s/gi)][most];
  return over === undefined ? [] : [linkAt(release, over.index)];
}

function* linksWithoutAnswer(release: ReadRelease): Generator<Found> {
  const { body = '', unansweredLinks = [] } = release.source;
  if (unansweredLinks.length === 0) return;
  for (const { address, index } of webLinks(body))
    if (unansweredLinks.includes(address)) yield linkAt(release, index);
}

const isReachable = ({ name, lines }: ArticleContact): boolean =>
  name !== '' && lines.some(({ href }) => /^(?:mailto|tel):/.test(href ?? ''));

const mostLinks = 5;
const linksFor = (words: number): number => Math.max(1, Math.floor(words / 100));

export const structureRules: readonly EditorialRule[] = [
  {
    id: 'company-named',
    severity: 'would be held',
    why: 'Readers look for who announces it: name the company in the headline, the summary or the first paragraph.',
    find: (release) => whole('headline', isCompanyMissing(release)),
  },
  {
    id: 'dateline-place',
    severity: 'would be held',
    why: 'The dateline is the place of the news; the date is added to it.',
    find: ({ source: { cityState = '' }, words }) =>
      whole('cityState', (words > 0 && cityState.trim() === '') || /\d/.test(cityState)),
  },
  {
    id: 'headline-length',
    severity: 'might be held',
    why: 'Search engines and inboxes cut a headline after 80 characters.',
    find: ({ headline }) =>
      headline.text.trimEnd().length > 80 ? [foundAt(headline, 80, headline.text.trimEnd().length - 80)] : [],
  },
  {
    id: 'headline-question',
    severity: 'might be held',
    why: 'A headline tells the news, it does not ask for it.',
    find: ({ headline }) => {
      const at = headline.text.indexOf('?');
      return at === -1 ? [] : [foundAt(headline, at, 1)];
    },
  },
  {
    id: 'headline-how-to',
    severity: 'might be held',
    why: 'A headline with ‘how to’ announces advice, not news.',
    find: ({ headline }) =>
      [...headline.text.matchAll(/\bhow to\b/gi)].map(({ index }) => foundAt(headline, index, 6)),
  },
  {
    id: 'too-short',
    severity: 'might be held',
    why: 'A release has 300 to 800 words; this one has fewer.',
    find: ({ words }) => whole('body', words > 0 && words < 300),
  },
  {
    id: 'too-long',
    severity: 'might be held',
    why: 'A release has 300 to 800 words; this one has more.',
    find: ({ words }) => whole('body', words > 800),
  },
  {
    id: 'link-density',
    severity: 'might be held',
    why: 'More than one link in 100 words looks like advertising to search engines.',
    find: (release) =>
      linksFor(release.words) < mostLinks ? linkOver(release, linksFor(release.words)) : [],
  },
  {
    id: 'link-count',
    severity: 'would be held',
    why: 'A release has five links at most.',
    find: (release) => linkOver(release, mostLinks),
  },
  {
    id: 'link-unanswered',
    severity: 'might be held',
    why: 'This link did not answer when it was tried: readers would meet an error.',
    find: linksWithoutAnswer,
  },
  {
    id: 'table-heading',
    severity: 'might be held',
    why: 'A table needs a row or a column of headings: without one, readers who hear it cannot tell its figures apart.',
    find: tablesWithoutHead,
  },
  {
    id: 'boilerplate-missing',
    severity: 'might be held',
    why: 'Journalists expect a last paragraph about the company, which begins with ‘About’.',
    find: ({ blocks, words, isEnglish }) =>
      whole('body', isEnglish && words > 0 && !blocks.some((block) => /^\W{0,9}about\b/i.test(block))),
  },
  {
    id: 'quote-missing',
    severity: 'might be held',
    why: 'A release quotes somebody who can be asked about it.',
    find: ({ source, body, words }) =>
      whole(
        'body',
        words > 0 && !source.pulloutQuote?.trim() && !body.quoted.join('').includes('1'.repeat(20)),
      ),
  },
  {
    id: 'contact-missing',
    severity: 'would be held',
    why: 'Readers need somebody whom they can ask: a name with an email address or a telephone number.',
    find: ({ source, words }) =>
      whole('primaryContactName', words > 0 && !contactsOf(source).some(isReachable)),
  },
  {
    id: 'alt-text-length',
    severity: 'might be held',
    why: 'Screen readers stop after about 125 characters of an alt text.',
    find: ({ source: { newsImage, attachments = [] } }) => [
      ...whole('newsImage', (newsImage?.altText ?? '').length > 125),
      ...attachments.flatMap(({ altText = '' }, item) => whole('attachments', altText.length > 125, item)),
    ],
  },
  {
    id: 'summary-repeats',
    severity: 'might be held',
    why: 'The summary stands right above the first paragraph and says the same in the same words.',
    find: (release) => whole('summary', isRepeated(release)),
  },
];
