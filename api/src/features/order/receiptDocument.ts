import { escapeHtml, formatEastern, formatMoney, receiptStyle } from '@dispatch/contract';
import type { Receipt } from './receipt';

export type Seller = { siteName: string; mailbox: string };

/** An address in a narrow column breaks in front of its '@'. */
const breakable = (line: string): string => escapeHtml(line).replaceAll('@', '<wbr>@');

const entry = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<dt>${name}</dt><dd>${lines.map(breakable).join('<br>')}</dd>\n`;

const present = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');

const sumRow = (name: string, amount: string, className = ''): string =>
  `<tr${className}><th scope="row" colspan="2">${name}</th><td class="number" align="right">${amount}</td></tr>\n`;

/**
 * Without scripts or anything from outside, readable where styles are refused. Shown in a sandboxed frame and mailed.
 */
export const receiptDocument = (receipt: Receipt, { siteName, mailbox }: Seller): string => {
  const { payer, release, lines, chargeId } = receipt;
  const title = `Receipt ${receipt.orderNumber}`;
  const paidAt = formatEastern(receipt.paidAt, 'MMMM D, YYYY, h:mm A z');
  const rows = lines.map(
    ({ description, quantity, amount }) =>
      `<tr><td>${escapeHtml(description)}</td><td class="number" align="right">${quantity}</td>` +
      `<td class="number" align="right">${formatMoney(amount)}</td></tr>\n`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${receiptStyle}</style>
</head>
<body>
<h1>Receipt</h1>
<p>${escapeHtml(siteName)}</p>
<dl>
${entry('Order number', [String(receipt.orderNumber)])}${entry('Date', [paidAt])}${entry(
    'Release',
    present([release.headline, `PRID ${release.number}`]),
  )}${entry('Billed to', present([payer.name, payer.organization, ...payer.address, payer.email]))}${entry(
    'Payment',
    [chargeId === null ? 'No payment was needed' : `Card, ${chargeId}`],
  )}</dl>
<table width="100%">
<thead><tr><th scope="col" align="left">Item</th><th scope="col" class="number" align="right">Quantity</th><th scope="col" class="number" align="right">Amount</th></tr></thead>
<tbody>
${rows.join('')}</tbody>
<tfoot>
${receipt.discount > 0 ? sumRow('Before discount', formatMoney(receipt.subtotal)) : ''}${sumRow('Total (USD)', formatMoney(receipt.total), ' class="total"')}</tfoot>
</table>
<footer>Questions about this order? Write to ${escapeHtml(mailbox)}.</footer>
</body>
</html>
`;
};

export const receiptText = (receipt: Receipt, { siteName, mailbox }: Seller): string => {
  const { payer, release, chargeId } = receipt;
  const lines = receipt.lines.map(
    ({ description, quantity, amount }) => `${quantity} x ${description}: ${formatMoney(amount)}`,
  );
  return [
    `Receipt ${receipt.orderNumber}`,
    siteName,
    '',
    `Date: ${formatEastern(receipt.paidAt, 'MMMM D, YYYY, h:mm A z')}`,
    `Release: ${release.headline} (PRID ${release.number})`,
    `Billed to: ${present([payer.name, payer.organization, ...payer.address, payer.email]).join(', ')}`,
    `Payment: ${chargeId === null ? 'No payment was needed' : `Card, ${chargeId}`}`,
    '',
    ...lines,
    ...(receipt.discount > 0 ? [`Before discount: ${formatMoney(receipt.subtotal)}`] : []),
    `Total (USD): ${formatMoney(receipt.total)}`,
    '',
    `Questions about this order? Write to ${mailbox}.`,
    '',
  ].join('\n');
};
