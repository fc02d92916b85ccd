import { contactsOf, type ArticleContact, type ContactFields } from './articleContacts';
import { fileFacts } from './files';
import { packageTraits, type PackageId } from './packages';
import { defaultLanguage, directionOf } from './languages';
import { framedTables } from './richText';
import { newsPath } from './slug';
import { type HandleSource, type SocialLink, socialLinks } from './social';
import { formatReleaseTime } from './dateText';
import { toInstant, utcToEastern } from './time';
import { youtubeId } from '../rules/youtube';

type SourceFile = {
  uploadKey: string;
  fileName?: string;
  fileSize?: number;
  caption?: string;
  altText?: string;
  credit?: string;
};

export type ArticleSource = ContactFields &
  HandleSource & {
    /** Absent before the first save. */
    prwebPressReleaseId?: number | null;
    package: PackageId;
    language?: string;
    headline?: string;
    summary?: string;
    cityState?: string;
    body?: string;
    pulloutQuote?: string;
    videoUrl?: string;
    releaseDate?: string | null;
    newsImage?: SourceFile | null;
    attachments?: readonly SourceFile[];
  };

type ArticleImage = { uploadKey: string; alt: string; caption: string; credit: string };

/** What stands below a picture: its caption, and who made it. */
export const creditedCaption = ({ caption, credit }: Pick<ArticleImage, 'caption' | 'credit'>): string =>
  [caption, credit].filter((part) => part !== '').join(' – ');

/** A file that is offered for download: `facts` are its name, type and size: `plan.pdf, PDF, 812 kB`. */
export type ArticleFile = { uploadKey: string; fileName: string; title: string; facts: string };

export type Article = {
  /** Of everything that its author has written: the tag, as HTML and PDF take it, and where its lines begin. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The mono line above the headline: `REL-204851 · 20 Nov, 2026, 09:00 EST`. */
  slugLine: string;
  headline: string;
  summary: string;
  /** `BALTIMORE, Nov. 20, 2026 (PRWeb)`. */
  dateline: string;
  /** The release time as an instant, and in words in US/Eastern; null while none is chosen. */
  date: { iso: string; text: string } | null;
  /** With the dateline in its first paragraph, in `<span class="article-dateline">`; a style sheet sets the dash, and frames its tables. */
  bodyHtml: string;
  /** Null for Basic, which has none, and when it is empty. */
  quote: string | null;
  /** Id of the YouTube video; Premium alone has one. */
  videoId: string | null;
  /** Advanced and Premium alone have one. */
  image: ArticleImage | null;
  files: readonly ArticleFile[];
  contacts: readonly ArticleContact[];
  /** Where readers can share it. */
  social: readonly SocialLink[];
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
  const [year = '', month = '1', day = ''] = utcToEastern(instant).date.split('-');
  return `${apMonths[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** `BALTIMORE, Nov. 20, 2026 (PRWeb)`: place and day, where they are known, and the name of the wire. */
export const datelineOf = (
  source: Pick<ArticleSource, 'cityState' | 'releaseDate'>,
  wire: string,
): string => {
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

const imageOf = ({ package: id, newsImage }: ArticleSource): ArticleImage | null => {
  if (!newsImage || !packageTraits[id].newsImage) return null;
  const { uploadKey, altText = '', caption = '', credit = '' } = newsImage;
  return { uploadKey, alt: altText.trim(), caption: caption.trim(), credit: credit.trim() };
};

const filesOf = ({ attachments = [] }: ArticleSource): ArticleFile[] =>
  attachments.map(({ uploadKey, fileName = '', fileSize = 0, caption = '', credit = '' }) => ({
    uploadKey,
    fileName,
    title: caption.trim() || fileName,
    facts: [fileFacts(fileName, fileSize), credit.trim()].filter((part) => part !== '').join(' – '),
  }));

export const articleOf = (source: ArticleSource, wire = 'PRWeb'): Article => {
  const traits = packageTraits[source.package];
  const headline = source.headline?.trim() ?? '';
  const quote = source.pulloutQuote?.trim() ?? '';
  const dateline = datelineOf(source, wire);
  const date = source.releaseDate
    ? {
        iso: toInstant(source.releaseDate).toISOString(),
        text: formatReleaseTime(source.releaseDate),
      }
    : null;
  const id = source.prwebPressReleaseId ?? null;
  const language = source.language || defaultLanguage;
  return {
    language,
    direction: directionOf(language),
    slugLine: [id === null ? '' : `REL-${id}`, date?.text ?? ''].filter(Boolean).join(' · '),
    headline,
    summary: source.summary?.trim() ?? '',
    dateline,
    date,
    bodyHtml: framedTables(withDateline(source.body ?? '', dateline)),
    quote: traits.pullQuote && quote !== '' ? quote : null,
    videoId: traits.video ? youtubeId(source.videoUrl ?? '') : null,
    image: imageOf(source),
    files: filesOf(source),
    contacts: contactsOf(source),
    social: socialLinks(source),
    path: id === null ? null : newsPath(headline, id),
  };
};
