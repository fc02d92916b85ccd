import { fieldsOf, printed } from '@dispatch/contract/document';

export interface Asked {
  readonly pageNumber?: number;
  readonly limit?: number;
  readonly searchText?: string;
}

export function pageOf<Row>(
  rows: readonly Row[],
  { pageNumber = 1, limit = 200, searchText = '' }: Asked,
  textOf: (row: Row) => string,
): { body: Row[]; headers: Record<string, string> } {
  const words = searchText
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .join(' ')
    .replace(/^(rel-|prid:? ?)/, '');
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(words));
  const first = (pageNumber - 1) * limit;
  return {
    body: found.slice(first, first + limit),
    headers: { 'X-Total-Count': String(found.length), 'X-Total-Count-Capped': 'false' },
  };
}

const allWords = (row: object): string => Object.values(row).map(printed).join('\n');

/** The same, sorted by a field of the rows; what has no value in it comes last. */
export function listOf<Row extends object>(
  rows: readonly Row[],
  { sortBy, sortDirection, ...asked }: Asked & { readonly sortBy?: string; readonly sortDirection?: unknown },
  textOf: (row: Row) => string = allWords,
): { body: Row[]; headers: Record<string, string> } {
  const valueOf = (row: Row) => printed(fieldsOf(row)[sortBy ?? ''] ?? '\uffff');
  const way = sortDirection === 'desc' ? -1 : 1;
  const sorted = rows.toSorted((a, b) => way * valueOf(a).localeCompare(valueOf(b), 'en', { numeric: true }));
  return pageOf(sorted, asked, textOf);
}
