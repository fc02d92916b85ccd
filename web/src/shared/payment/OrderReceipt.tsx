import { formatMoney, type LineItem, type Quote } from '@dispatch/contract';
import type { WizardShellProps } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { Receipt, type ReceiptProps } from '../parts/Receipt/Receipt';

interface OrderReceiptProps extends Pick<ReceiptProps, 'title'> {
  /** Without a total while that is being read: what comes later moves nothing. */
  quote: Omit<Quote<LineItem<string>>, 'total'> & { total: Quote['total'] | null };
  children?: ReactNode;
}

/** What an order costs as it stands, for the side of a wizard. */
export const costOf = (quote: Quote<LineItem<string>>, children?: ReactNode): WizardShellProps['cost'] => ({
  amount: formatMoney(quote.total),
  receipt: <OrderReceipt quote={quote}>{children}</OrderReceipt>,
});

export function OrderReceipt({ title, quote, children }: OrderReceiptProps) {
  const items = quote.items.map(({ type, description, quantity, amount }) => ({
    // Bundles say in words how many releases they hold.
    label: quantity === 1 || type === 'bundle' ? description : `${description} × ${quantity}`,
    amount: formatMoney(amount),
  }));
  const discounts = quote.discounts.map(({ description, amount }) => ({
    label: description,
    amount: `−${formatMoney(amount)}`,
    tone: 'credit' as const,
  }));
  return (
    <Receipt
      title={title}
      lines={[...items, ...discounts]}
      total={{ label: 'Total', amount: quote.total === null ? '…' : formatMoney(quote.total) }}
    >
      {children}
    </Receipt>
  );
}
