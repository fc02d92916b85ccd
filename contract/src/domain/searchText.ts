/** The most characters of a search, whole ones and not their halves (openapi.yaml, SearchText). */
export const mostSearchCharacters = 200;

/**
 * Whether a search is of one or two letters or digits, or of several such words: these are looked for where a word
 * begins. An index of words knows three in a row, and of fewer only whether a word begins with them.
 */
export const isShortSearch = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !/[\p{L}\p{N}]{3}/u.test(text);
