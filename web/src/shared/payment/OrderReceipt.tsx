import { formatMoney, type LineItem, type Quote } from '@dispatch/contract';
import { Receipt } from '../parts/Receipt/Receipt';

export function OrderReceipt({ quote }: { quote: Quote<LineItem<string>> }) {
  const items = quote.items.map(({ description, quantity, amount }) => ({
    label: quantity === 1 ? description : `${description} × ${quantity}`,
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
