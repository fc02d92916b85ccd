/**
 * Whether a plain text holds markup: an opening or closing tag, a comment, a doctype or a processing instruction,
 * finished or not. That is where an HTML parser leaves text: `<` directly followed by a letter, `/`, `!` or `?`.
 * So `a < b` and `3 <5` are text. Entities are text too: plain fields are escaped when shown.
 */
export const hasHtml = (text: string): boolean => /<[a-z/!?]/i.test(text);

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decoded = (entity: string, name: string): string => {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  }
  const character = named[name.toLowerCase()];
  if (character !== undefined) return character;
  const accented = /^([a-z])(?:acute|grave|circ|uml|tilde|cedil|ring|slash|caron)$/i.exec(name);
  return accented?.[1] ?? (/^[a-z][a-z0-9]*$/i.test(name) ? ' ' : entity);
};

/** Tags, non-breaking spaces and line breaks stripped, entities read as the characters they stand for. */
export const visibleText = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)|<[a-z/!?][^>]*(?:>|$)/gi, '')
    .replace(/&(#?[a-z0-9]{1,32});/gi, decoded)
    .replace(/[\u00a0\r\n]/g, ' ')
    .trim();

/** The blocks of rich text (paragraphs, headings, list items, cells of tables), each as a line of plain text; empty ones are left out. */
export const textBlocks = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h[1-6]|blockquote|caption|t[dh])>|(?=<(?:[uo]l|table)[\s>])/i)
    .map((block) => visibleText(block.replace(/<br ?\/?>/gi, ' ')))
    .filter((line) => line !== '');

/** Rich text as one line of plain text, for people and machines that read it on: its blocks stand apart. */
export const runningText = (html: string): string => textBlocks(html).join(' ').replace(/ {2,}/g, ' ');
