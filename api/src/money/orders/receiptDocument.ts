import { escapeHtml, formatMoney, formatReceiptTime, purchaseNames, receiptStyle } from '@dispatch/contract';
import type { ReceiptContent } from './writeReceiptPdf';
import { type Quoted, tongueOf, wordsOf } from '../../platform/mail/mailLayout';
import type { Receipt } from './receipt';

/** `ordersUrl` is where the customer finds their orders, for a receipt that is mailed; one on the screen stands there. */
export type Seller = { siteName: string; mailbox: string; ordersUrl?: string };

const paymentOf = ({ chargeId, paidWith }: Receipt): string =>
  chargeId === null ? 'No payment was needed' : `${paidWith ?? 'Card'}, ${chargeId}`;

/** What a receipt says, wherever it is shown. */
export const receiptContent = (receipt: Receipt, { siteName, mailbox }: Seller): ReceiptContent => {
  const { orderNumber, purpose, payer, release, subtotal, discounts, total, refunded } = receipt;
  const facts: Record<string, ReceiptContent['facts'][number]['lines']> = {
    'Order number': [String(orderNumber)],
    Date: [formatReceiptTime(receipt.paidAt)],
    Purchase: [purchaseNames[purpose]],
    Release: release === null ? [] : [release.headline, `PRID ${release.number}`],
    'Billed to': [payer.name, payer.organization, ...payer.address, payer.email],
    Payment: [paymentOf(receipt)],
  };
  const sum = (name: string, amount: typeof total, isTold = true) =>
    isTold ? [{ name, amount: formatMoney(amount) }] : [];
  return {
    title: `Receipt ${orderNumber}`,
    site: siteName,
    at: receipt.paidAt,
    facts: Object.entries(facts)
      .map(([name, lines]) => ({ name, lines: lines.filter((line) => wordsOf(line).trim() !== '') }))
      .filter(({ lines }) => lines.length > 0),
    items: receipt.lines.map((line) => ({ ...line, amount: formatMoney(line.amount) })),
    before: [
      ...sum('Before discount', subtotal, discounts.length > 0),
      ...discounts.map(({ description, amount }) => ({ name: description, amount: formatMoney(amount) })),
    ],
    total: { name: 'Total (USD)', amount: formatMoney(total) },
    after: sum('Refunded', refunded, refunded > 0),
    question: `Questions about this order? Write to ${mailbox}.`,
  };
};

/** An address in a narrow column breaks in front of its '@'. */
const factLine = (line: string | Quoted): string =>
  typeof line === 'string'
    ? escapeHtml(line).replaceAll('@', '<wbr>@')
    : `<span${tongueOf(line)}>${escapeHtml(line.text)}</span>`;

const factRow = ({ name, lines }: ReceiptContent['facts'][number]): string =>
  `<dt>${name}</dt><dd>${lines.map(factLine).join('<br>')}</dd>\n`;

const itemRow = ({ description, quantity, amount }: ReceiptContent['items'][number]): string =>
  `<tr><td>${escapeHtml(description)}</td><td class="number" align="right">${quantity}</td>` +
  `<td class="number" align="right">${amount}</td></tr>\n`;

const sumRow = ({ name, amount }: ReceiptContent['total'], className = ''): string =>
  `<tr${className}><th scope="row" colspan="2">${escapeHtml(name)}</th><td class="number" align="right">${amount}</td></tr>\n`;

/**
 * Without scripts or anything from outside, readable where styles are refused. Shown in a sandboxed frame and mailed.
 */
export const receiptDocument = (receipt: Receipt, seller: Seller): string => {
  const { ordersUrl } = seller;
  const { title, site, facts, items, before, total, after, question } = receiptContent(receipt, seller);
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
<p>${escapeHtml(site)}</p>
<dl>
${facts.map(factRow).join('')}</dl>
<table width="100%">
<thead><tr><th scope="col" align="left">Item</th><th scope="col" class="number" align="right">Quantity</th><th scope="col" class="number" align="right">Amount</th></tr></thead>
<tbody>
${items.map(itemRow).join('')}</tbody>
<tfoot>
${before.map((sum) => sumRow(sum)).join('')}${sumRow(total, ' class="total"')}${after.map((sum) => sumRow(sum)).join('')}</tfoot>
</table>
<footer>${escapeHtml(question)}${ordersUrl === undefined ? '' : ` <a href="${escapeHtml(ordersUrl)}/${receipt.orderNumber}">See this order</a>`}</footer>
</body>
</html>
`;
};

export const receiptText = (receipt: Receipt, seller: Seller): string => {
  const { title, site, facts, items, before, total, after, question } = receiptContent(receipt, seller);
  return [
    title,
    site,
    '',
    ...facts.map(({ name, lines }) => `${name}: ${lines.map(wordsOf).join(', ')}`),
    '',
    ...items.map(({ description, quantity, amount }) => `${quantity} x ${description}: ${amount}`),
    ...[...before, total, ...after].map(({ name, amount }) => `${name}: ${amount}`),
    '',
    question,
    ...(seller.ordersUrl === undefined ? [] : [`See this order: ${seller.ordersUrl}/${receipt.orderNumber}`]),
    '',
  ].join('\n');
};
