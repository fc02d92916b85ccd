import { isShortSearch } from '@dispatch/contract';

/**
 * What a search looks for: patterns of LIKE, of which either is met (`likeSql`), and the number when the text can be one.
 */
export type Search = { pattern: string; atWord: string | null; number: number | null };

const largestNumber = 2_147_483_647;

/** `REL-204817`, `PRID 204817` and `204817` name a release by its number. */
const numberOf = (text: string): number | null => {
  const digits = /^(?:rel-|prid:?\s*)?(\d{1,10})$/i.exec(text)?.[1];
  const number = digits === undefined ? null : Number(digits);
  return number !== null && number <= largestNumber ? number : null;
};

const wordsOf = (text: string | undefined): string[] => text?.trim().split(/\s+/).filter(Boolean) ?? [];

const literal = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/[\\%_]/g, String.raw`\$&`));

/** The pattern of the words of a text, in their order, anywhere. */
export const anywhere = (text: string): string => `%${literal(wordsOf(text)).join('%')}%`;

/**
 * Reads a search: its words, in their order, anywhere in a text; those of a short search (`isShortSearch`) where words
 * of the text begin. Null when there is nothing to look for.
 */
export const searchOf = (text: string | undefined): Search | null => {
  const asked = wordsOf(text).join(' ');
  if (asked === '') return null;
  const number = numberOf(asked);
  if (!isShortSearch(asked)) return { pattern: anywhere(asked), atWord: null, number };
  const begins = `${literal(wordsOf(asked)).join('% ')}%`;
  return { pattern: begins, atWord: `% ${begins}`, number };
};

/** The same as parameters of a statement: nulls when there is nothing to look for. */
export const searchedFor = (
  text: string | undefined,
): { pattern: string | null; atWord: string | null; number: number | null } =>
  searchOf(text) ?? { pattern: null, atWord: null, number: null };

/** SQL that holds when `words`, whose case does not matter, are like what is searched for. */
export const likeSql = (words: string): string =>
  `(${words} ilike :pattern or ${words} ilike :atWord?::text)`;

/** The same for `words` that are in lower case, as an index keeps them: several times as quick. */
export const likeLowerSql = (words: string): string =>
  `(${words} like lower(:pattern) or ${words} like lower(:atWord?::text))`;
