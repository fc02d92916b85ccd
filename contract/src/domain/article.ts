import { contactsOf, type ArticleContact, type ContactFields } from './articleContacts';
import { packageTraits, type PackageId } from './packages';
import { newsPath } from './slug';
import { formatEastern, toInstant } from './time';
import { youtubeId } from '../rules/youtube';

export type ArticleSource = ContactFields & {
  /** Absent before the first save. */
  prwebPressReleaseId?: number | null;
  package: PackageId;
  headline?: string;
  summary?: string;
  cityState?: string;
  body?: string;
  pulloutQuote?: string;
  videoUrl?: string;
  releaseDate?: string | null;
};

export type Article = {
  /** The mono line above the headline: `REL-204851 · 20 Nov, 2026, 09:00 EST`. */
  slugLine: string;
  headline: string;
  summary: string;
  /** `BALTIMORE, Nov. 20, 2026 (PRWeb)`. */
  dateline: string;
  /** The release time as an instant, and in words in US/Eastern; null while none is chosen. */
  date: { iso: string; text: string } | null;
  /** With the dateline in its first paragraph, in `<span class="article-dateline">`; a style sheet sets the dash. */
  bodyHtml: string;
  /** Null for Basic, which has none, and when it is empty. */
  quote: string | null;
  /** Id of the YouTube video; Premium alone has one. */
  videoId: string | null;
  contacts: readonly ArticleContact[];
  path: string | null;
};

const apMonths = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];

/** The date of a dateline, in US/Eastern, with months as newsrooms shorten them: `Nov. 20, 2026`. */
export const datelineDate = (instant: string | Date): string => {
  const [month = '1', day = '', year = ''] = formatEastern(instant, 'M D YYYY').split(' ');
  return `${apMonths[Number(month) - 1] ?? ''} ${day}, ${year}`;
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const datelineOf = (source: ArticleSource, wire: string): string => {
  const place = source.cityState?.trim() ?? '';
  const date = source.releaseDate ? datelineDate(source.releaseDate) : '';
  return [[place, date].filter(Boolean).join(', '), wire === '' ? '' : `(${wire})`].filter(Boolean).join(' ');
};

const firstParagraph = /^\s*<p(?:\s[^>]*)?>/i;

const withDateline = (body: string, dateline: string): string => {
  if (dateline === '') return body;
  const marked = `<span class="article-dateline">${escapeHtml(dateline)}</span>`;
  const opening = firstParagraph.exec(body)?.[0];
  return opening === undefined
    ? `<p>${marked}</p>${body}`
    : `${opening}${marked}${body.slice(opening.length).trimStart()}`;
};

const releaseTimePattern = 'D MMM, YYYY, HH:mm z';

export const articleOf = (source: ArticleSource, wire = 'PRWeb'): Article => {
  const traits = packageTraits[source.package];
  const headline = source.headline?.trim() ?? '';
  const quote = source.pulloutQuote?.trim() ?? '';
  const dateline = datelineOf(source, wire);
  const date = source.releaseDate
    ? {
        iso: toInstant(source.releaseDate).toISOString(),
        text: formatEastern(source.releaseDate, releaseTimePattern),
      }
    : null;
  const id = source.prwebPressReleaseId ?? null;
  return {
    slugLine: [id === null ? '' : `REL-${id}`, date?.text ?? ''].filter(Boolean).join(' · '),
    headline,
    summary: source.summary?.trim() ?? '',
    dateline,
    date,
    bodyHtml: withDateline(source.body ?? '', dateline),
    quote: traits.pullQuote && quote !== '' ? quote : null,
    videoId: traits.video ? youtubeId(source.videoUrl ?? '') : null,
    contacts: contactsOf(source),
    path: id === null ? null : newsPath(headline, id),
  };
};
