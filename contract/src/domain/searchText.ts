/** The most characters of a search, whole ones and not their halves (openapi.yaml, SearchText). */
export const mostSearchCharacters = 200;
