import { escapeHtml, formatMoney, formatReceiptTime, receiptStyle } from '@dispatch/contract';
import type { OrderRow } from '../memory/orders';
import type { Release } from '../memory/releaseRow';

export function receiptPage({ orderNumber, paidAt, chargeId, quote }: OrderRow, release: Release): string {
  const rows = quote.items.map(
    ({ description, quantity, amount }) =>
      `<tr><td>${escapeHtml(description)}</td><td class="number">${quantity}</td><td class="number">${formatMoney(amount)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Receipt ${orderNumber}</title>
<style>${receiptStyle}</style>
</head>
<body>
<h1>Receipt</h1>
<p>Order number ${orderNumber}, ${formatReceiptTime(paidAt)}</p>
<p>${escapeHtml(release.headline)} (PRID ${release.prwebPressReleaseId})</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col" class="number">Quantity</th><th scope="col" class="number">Amount</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr class="total"><th scope="row" colspan="2">Total (USD)</th><td class="number">${formatMoney(quote.total)}</td></tr></tfoot>
</table>
<p>${chargeId === null ? 'No payment was needed.' : `Paid by card, ${escapeHtml(chargeId)}.`}</p>
</body>
</html>
`;
}
