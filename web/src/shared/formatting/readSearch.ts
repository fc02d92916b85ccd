/** Longer searches are refused by the server (openapi.yaml, SearchText), which counts characters and not their halves. */
const longest = 200;

/** What an address searches for: trimmed, cut where the server would refuse it, and without NUL, which no row can hold. */
export const readSearch = (value: string | null): string =>
  Array.from((value ?? '').replaceAll('\0', '').trim())
    .slice(0, longest)
    .join('')
    .trim();
