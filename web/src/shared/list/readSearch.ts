import { mostSearchCharacters } from '@dispatch/contract';

/** What an address searches for: trimmed, cut where the server would refuse it, and without NUL, which no row can hold. */
export const readSearch = (value: string | null): string =>
  Array.from((value ?? '').replaceAll('\0', '').trim())
    .slice(0, mostSearchCharacters)
    .join('')
    .trim();
