import { formatMoney, fromDollars } from '@dispatch/contract';

/** US dollars of the wire for people: `$1,234.50`. */
export const formatDollars = (dollars: number): string => formatMoney(fromDollars(dollars));
