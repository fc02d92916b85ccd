const boilerplate = /<(p|h[2-4])(?:\s[^>]*)?>\s*(?:<(?:strong|b|em|i|u)>\s*)*About\s/gi;
const openOrClosed = /<(\/?)(?:table|ul|ol|blockquote|div)\b/gi;

/** Whether a place of a body is within none of its lists, tables and quotations. */
const isOnTop = (before: string): boolean =>
  [...before.matchAll(openOrClosed)].reduce((depth, [, slash]) => depth + (slash === '' ? 1 : -1), 0) === 0;

/**
 * A body in two: what is told, and the words 'About …' on who tells it, which come last and follow the pull quote.
 * The second is empty where none are found.
 */
export function beforeBoilerplate(bodyHtml: string): [told: string, boilerplate: string] {
  const starts = [...bodyHtml.matchAll(boilerplate)].map(({ index }) => index);
  const last = starts.findLast((index) => index > 0 && isOnTop(bodyHtml.slice(0, index)));
  return last === undefined ? [bodyHtml, ''] : [bodyHtml.slice(0, last), bodyHtml.slice(last)];
}

/** The paragraphs of a plain text, which empty lines part. */
export const plainParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
