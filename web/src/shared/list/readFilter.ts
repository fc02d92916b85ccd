/** A day that there is ('2026-11-20'); null for anything else. */
export const readDay = (text: string): string | null =>
  /^\d{4}-(0\d|1[0-2])-\d{2}$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text)
    ? text
    : null;

/** An amount in US dollars ('100' or '99.50') that an order can have; null for anything else. */
export const readDollars = (text: string): number | null =>
  /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : null;

/** One of the words that the filter knows; undefined for anything else. */
export const readChoice = <Word extends string>(text: string, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === text);
