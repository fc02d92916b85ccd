import { formatCount } from '../formatting/counts';

export interface TotalCount {
  total: number;
  isCapped: boolean;
}

export const readTotal = (headers: Headers): TotalCount => ({
  total: Number(headers.get('x-total-count') ?? 0),
  isCapped: headers.get('x-total-count-capped') === 'true',
});

/** A page of a list, as the call that lists answers it. */
export const asPage = <Row>({ data, headers }: { data: readonly Row[]; headers: Headers }) => ({
  items: data,
  count: readTotal(headers),
});

/** 'Showing 51-100 of 230', and '10,000+' where more rows exist than were counted. */
export function rangeText(page: number, pageSize: number, { total, isCapped }: TotalCount): string {
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return `Showing ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}${isCapped ? '+' : ''}`;
}

/** A page number of an address: whole and from 1; 1 for anything else. */
export function readPage(value: string | null): number {
  const page = Number(value ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
