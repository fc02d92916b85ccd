import { formatMoney, type LineItem, type Quote } from '@dispatch/contract';
import { Receipt } from '../parts/Receipt/Receipt';

export function OrderReceipt({ quote }: { quote: Quote<LineItem<string>> }) {
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
    <Receipt lines={[...items, ...discounts]} total={{ label: 'Total', amount: formatMoney(quote.total) }} />
  );
}
