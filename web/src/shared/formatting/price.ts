import { formatMoney, fromDollars } from '@dispatch/contract';

export const formatDollars = (dollars: number): string => formatMoney(fromDollars(dollars));
