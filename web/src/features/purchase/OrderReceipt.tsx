import { formatMoney, type Quote } from '@dispatch/contract';
import { Receipt } from '../../shared/parts/Receipt/Receipt';

export function OrderReceipt({ quote }: { quote: Quote }) {
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
