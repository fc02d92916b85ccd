import { escapeHtml, formatEastern, formatMoney } from '@dispatch/contract';
import type { OrderRow } from '../memory/orders';
import type { Release } from '../memory/releaseRow';

/** A receipt as an HTML document of its own. */
export function receiptPage({ orderNumber, paidAt, chargeId, quote }: OrderRow, release: Release): string {
  const rows = quote.items.map(
    ({ description, quantity, amount }) =>
      `<tr><td>${escapeHtml(description)}</td><td>${quantity}</td><td>${formatMoney(amount)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Receipt ${orderNumber}</title>
<style>:root { color-scheme: light; } body { margin: 0 auto; padding: 32px 24px; max-width: 640px; background: #fff;
color: #1d1d1b; font: 15px/1.5 Georgia, serif; } table { width: 100%; border-collapse: collapse; } th, td { padding: 8px 0;
border-bottom: 1px solid #d8d4cb; text-align: left; }</style></head>
<body>
<h1>Receipt</h1>
<p>Order number ${orderNumber}, ${formatEastern(paidAt, 'MMMM D, YYYY, h:mm A z')}</p>
<p>${escapeHtml(release.headline)} (PRID ${release.prwebPressReleaseId})</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Quantity</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join('\n')}
<tr><th scope="row" colspan="2">Total (USD)</th><td>${formatMoney(quote.total)}</td></tr></tbody>
</table>
<p>${chargeId === null ? 'No payment was needed.' : `Paid by card, ${escapeHtml(chargeId)}.`}</p>
</body>
</html>
`;
}
