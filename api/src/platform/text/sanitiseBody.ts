import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { builtTables } from './builtTables';
import { bodyRules, partnerRules } from './bodyRules';

/** Repeated non-breaking spaces become one space, and ampersands that were escaped twice one. */
const normalised = (html: string): string =>
  html
    .replace(/[ \u00a0]{2,}/g, (run) => (run.includes('\u00a0') ? ' ' : run))
    .replace(/&(?:amp;){2,}/g, '&amp;');

/** Headings follow the headline, an h1, and each other without a gap, so that whoever goes by headings misses none. */
const levelled = (html: string): string => {
  const above: number[] = [];
  return html.replace(/<(\/?)h([2-4])/g, (_tag, slash: string, written: string) => {
    const level = Number(written);
    if (slash === '') {
      while ((above.at(-1) ?? 0) >= level) above.pop();
      above.push(level);
    }
    return `<${slash}h${above.length + 1}`;
  });
};

/** Far deeper than what is kept of nested tags. */
const mostOpen = 500;

/** Tags that the next of their kind closes, or that hold nothing: any number of them may stand open. */
const closedByOthers = /^(?:p|li|td|th|tr|dt|dd|option|br|hr|img|input|col|wbr)$/;

/** Without tags that close what was never opened, or that nest beyond all measure: the parser would look through all that are open. */
const withoutStrayTags = (html: string): string => {
  const open = new Map<string, number>();
  let nested = 0;
  return html.replace(
    /<(\/?)([a-z][^\s/<>]*)([^<>]*>)?/gi,
    (tag, slash: string, written: string, end?: string) => {
      const name = written.toLowerCase();
      const count = open.get(name) ?? 0;
      // `</br>` is a line break to every browser.
      if (slash !== '' && count === 0) return end === undefined || name === 'br' ? tag : '';
      const step = slash === '' ? 1 : -1;
      if (!closedByOthers.test(name)) {
        if (step > 0 && nested === mostOpen) return '';
        nested += step;
      }
      open.set(name, count + step);
      return tag;
    },
  );
};

const sanitise = (html: string, rules: IOptions): string => {
  const nested = withoutStrayTags(html);
  // The first pass makes paragraphs of other blocks; the second closes those that would stand in one another.
  const once = builtTables(sanitizeHtml(nested, rules));
  const clean = once === nested ? once : sanitizeHtml(once, rules);
  return levelled(normalised(clean.replace(/<p(?: style="text-align:[a-z]+")?>\s*<\/p>/g, ''))).trim();
};

/** Bodies that were cleaned last, by what was sent: each save of a draft sends its body, changed or not. */
const cleaned = new Map<string, string>();
const remembered = { texts: 100, length: 20_000 };

/** What the allow-list lets through, well nested. Cleaning what is clean changes nothing. */
export const sanitiseBody = (html: string): string => {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitise(html, bodyRules);
  if (html.length <= remembered.length) cleaned.set(html, clean);
  const [oldest] = cleaned.keys();
  if (cleaned.size > remembered.texts && oldest !== undefined) cleaned.delete(oldest);
  return clean;
};

/** A text of a partner's splash page as it is stored: the same, with that page's way with links. */
export const sanitisePartnerText = (html: string): string => sanitise(html, partnerRules);
