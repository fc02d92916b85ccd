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
