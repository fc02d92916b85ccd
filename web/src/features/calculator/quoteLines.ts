import type { components } from '@dispatch/contract';
import type { ReceiptLine } from '../../shared/parts/Receipt/Receipt';
import { formatDollars } from '../../shared/formatting/price';

type Quote = components['schemas']['Quote'];

const included = (count: number): ReceiptLine[] =>
  count === 0
    ? []
    : [
        {
          label: count === 1 ? '1 journalist list' : `${count} journalist lists`,
          amount: 'Included',
          tone: 'muted',
        },
      ];

const each = ({ amount, quantity }: Quote['items'][number]): string | undefined =>
  quantity === 1 ? undefined : `${quantity} at ${formatDollars(amount / quantity)}`;

export function quoteLines({
  items,
  includedLists,
  subtotal,
  discounts,
}: Omit<Quote, 'reachingLists'>): ReceiptLine[] {
  const paid = items.map((item) => ({
    label: item.description,
    amount: formatDollars(item.amount),
    note: each(item),
  }));
  const taken = discounts.map(({ description, amount }) => ({
    label: description,
    amount: `−${formatDollars(amount)}`,
    tone: 'credit' as const,
  }));
  const between = taken.length === 0 ? [] : [{ label: 'Subtotal', amount: formatDollars(subtotal) }];
  return [...paid.slice(0, 1), ...included(includedLists), ...paid.slice(1), ...between, ...taken];
}
