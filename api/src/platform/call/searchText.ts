/** What a search looks for: a pattern for ILIKE, and the number when the text can be one. */
export type Search = { pattern: string; number: number | null };

const largestNumber = 2_147_483_647;

/** `REL-204817`, `PRID 204817` and `204817` name a release by its number. */
const numberOf = (text: string): number | null => {
  const digits = /^(?:rel-|prid:?\s*)?(\d{1,10})$/i.exec(text)?.[1];
  const number = digits === undefined ? null : Number(digits);
  return number !== null && number <= largestNumber ? number : null;
};

/** Reads a search: its words, in their order, anywhere in a text. Null when there is nothing to look for. */
export const searchOf = (text: string | undefined): Search | null => {
  const words = text?.trim().split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0) return null;
  const literal = words.map((word) => word.replace(/[\\%_]/g, String.raw`\$&`));
  return { pattern: `%${literal.join('%')}%`, number: numberOf(words.join(' ')) };
};

/** The same as parameters of a statement: nulls when there is nothing to look for. */
export const searchedFor = (text: string | undefined): { pattern: string | null; number: number | null } =>
  searchOf(text) ?? { pattern: null, number: null };
