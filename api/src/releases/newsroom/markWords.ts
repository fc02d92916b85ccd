import { html, type Html } from '../../platform/text/html';

/** As the database folds words that are looked for: without accents, in lower case. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase();

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a search that a reader hopes to see: not those after a minus. */
export const wordsLookedFor = (words: string): ReadonlySet<string> =>
  new Set(
    folded(words.replace(/(^|\s)-("[^"]*"?|\S+)/g, ' '))
      .match(word)
      ?.filter((one) => one !== 'or') ?? [],
  );

/** A text with what was looked for in `<mark>`. */
export const markWords = (text: string, lookedFor: ReadonlySet<string>): Html => {
  const parts: (Html | string)[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!lookedFor.has(folded(found))) continue;
    parts.push(text.slice(end, index), html`<mark>${found}</mark>`);
    end = index + found.length;
  }
  return html`${[...parts, text.slice(end)]}`;
};

/** How much of a text is shown around what was found in it, in characters before and after. */
const around = { before: 80, after: 160 };

/** The part of a long text where a word that was looked for comes first, cut between words; null where none does. */
export const findInText = (text: string, lookedFor: ReadonlySet<string>): string | null => {
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!lookedFor.has(folded(found))) continue;
    const start = text.lastIndexOf(' ', Math.max(0, index - around.before)) + 1;
    const close = text.indexOf(' ', index + found.length + around.after);
    const end = close === -1 ? text.length : close;
    return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  }
  return null;
};
