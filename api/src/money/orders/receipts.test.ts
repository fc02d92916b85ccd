import { cents } from '@dispatch/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { execute } from '../../platform/database/database';
import { makeUser } from '../../testing/factories';
import { Payer, refusalOf } from '../../testing/payer';
import { doJob } from '../../testing/doJob';
import { readPdf } from '../../testing/readPdf';
import { writeReceiptPdf } from './writeReceiptPdf';
import { startTestServer, type TestServer } from '../../testing/testServer';
import type { Receipt } from './receipt';
import { receiptContent, receiptDocument, receiptText } from './receiptDocument';
import { sendReceipt } from './sendReceipt';

const seller = { siteName: 'Dispatch', mailbox: 'editorial@dispatch.example' };
const receipt: Receipt = {
  orderNumber: 100_042,
  purpose: 'upgrade',
  paidAt: new Date('2026-11-20T16:42:00Z'),
  lines: [
    { description: 'Advanced', quantity: 1, amount: cents(36_000) },
    { description: 'Journalist list', quantity: 2, amount: cents(48_000) },
  ],
  subtotal: cents(84_000),
  discounts: [{ description: 'Coupon SPRING', amount: cents(-4_000) }],
  total: cents(80_000),
  chargeId: 'ch_3QK2',
  paidWith: 'Visa ending in 4242',
  refunded: cents(12_000),
  release: { number: 204_851, headline: { text: 'Harbor Robotics & Sons opens a plant', language: 'en-US' } },
  payer: {
    name: 'Dana Ortiz',
    organization: 'Harbor Robotics',
    email: 'dana@harbor.example',
    address: ['1 Pier Road', 'USA'],
  },
};

const seen = (html: string): string =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll('<wbr>', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#38;/g, '&')
    .replace(/\s+/g, ' ');

describe('a receipt', () => {
  it('shows who has paid what, when and for what', () => {
    const text = seen(receiptDocument(receipt, seller));
    for (const part of [
      'Dispatch',
      'Order number 100042',
      'Purchase Upgrade Release Harbor',
      'November 20, 2026, 11:42 AM EST',
      'Harbor Robotics & Sons opens a plant',
      'PRID 204851',
      'Dana Ortiz Harbor Robotics 1 Pier Road USA dana@harbor.example',
      'Visa ending in 4242, ch_3QK2',
      'Advanced 1 $360.00',
      'Journalist list 2 $480.00',
      'Before discount $840.00 Coupon SPRING -$40.00 Total (USD) $800.00 Refunded $120.00',
      'editorial@dispatch.example',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('says the same as plain text', () => {
    const text = receiptText(receipt, seller);
    expect(text).toContain('Receipt 100042');
    expect(text).toContain('2 x Journalist list: $480.00');
    expect(text).toContain('Total (USD): $800.00');
    expect(text).not.toContain('<');
  });

  it('says the same as a PDF, in its order and tagged as a table, several one after the other', async () => {
    const prepaid: Receipt = { ...receipt, orderNumber: 7, purpose: 'bundle', release: null };
    const contents = [receipt, prepaid].map((one) => receiptContent(one, seller));
    const { text, source } = readPdf(await writeReceiptPdf(contents, () => Promise.resolve()));
    const words = [
      ['Receipt 100042', 'Dispatch', 'Order number', 'November 20, 2026, 11:42 AM EST', 'Upgrade'],
      ['Harbor Robotics & Sons opens a plant', 'PRID 204851', 'Dana Ortiz', 'Visa ending in 4242, ch_3QK2'],
      ['Item', 'Quantity', 'Amount', 'Journalist list', '2', '$480.00'],
      [
        'Before discount',
        '$840.00',
        'Coupon SPRING',
        '-$40.00',
        'Total (USD)',
        '$800.00',
        'Refunded',
        '$120.00',
      ],
      ['editorial@dispatch.example', 'Receipt 7', 'Prepaid releases'],
    ].flat();
    let place = 0;
    for (const word of words) {
      expect(text.slice(place)).toContain(word);
      place = text.indexOf(word, place) + word.length;
    }
    for (const tag of ['H1', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD'])
      expect(source).toMatch(new RegExp(`/S /${tag}\n`));
    expect(source).toMatch(/\/Scope \/?\(?Row/);
    expect(source.match(/\/Type \/Page\n/g)).toHaveLength(2);
  });

  it('says so when nothing had to be paid', () => {
    const free = {
      ...receipt,
      lines: [],
      subtotal: cents(0),
      discounts: [],
      total: cents(0),
      chargeId: null,
    };
    expect(seen(receiptDocument(free, seller))).toContain('No payment was needed');
  });

  it('carries no script and nothing from outside, whatever people have written', () => {
    const nasty = '<script>alert(1)</script><img src="https://evil.example/x" onerror="alert(1)">"\'';
    const html = receiptDocument(
      {
        ...receipt,
        lines: [{ description: nasty, quantity: 1, amount: cents(1) }],
        discounts: [{ description: nasty, amount: cents(-1) }],
        release: { number: 1, headline: { text: nasty, language: 'en-US' } },
        payer: { name: nasty, organization: nasty, email: nasty, address: [nasty] },
        chargeId: nasty,
      },
      { siteName: nasty, mailbox: nasty },
    );
    expect(html).not.toMatch(/<script|<img|<link|<iframe|@import|url\(/i);
    expect(html.match(/<[a-z]+[^>]*\son\w+=/i)).toBeNull();
  });
});

describe('the receipts of a release', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.ports.mail.sent.length = 0;
    server.ports.mail.down = false;
  });

  const paid = async (): Promise<{ payer: Payer; orderNumber: number }> => {
    const payer = await Payer.at(server);
    const { OrderNumber } = await payer.capture(await payer.authorised());
    return { payer, orderNumber: OrderNumber };
  };

  it('are listed by release and by order', async () => {
    const { payer, orderNumber } = await paid();
    const byRelease = await payer.client.call('listReceipts', { query: { distributionId: payer.id } });
    const byOrder = await payer.client.call('listReceipts', { query: { orderId: orderNumber } });
    expect(byRelease.data).toHaveLength(1);
    expect(byRelease.data).toEqual(byOrder.data);
    const text = seen(byRelease.data[0] ?? '');
    expect(text).toContain(`Order number ${orderNumber}`);
    expect(text).toContain('Advanced 1 $360.00');
    expect(text).toContain('Journalist list 1 $240.00');
    expect(text).toContain('Total (USD) $600.00');
    expect(text).toContain(payer.user.email);
  });

  it('name the card, or PayPal, the country by its name, and the discount above the total', async () => {
    const { payer, orderNumber } = await paid();
    const read = async () =>
      seen((await payer.client.call('listReceipts', { query: { orderId: orderNumber } })).data[0] ?? '');
    await payer.user.update({ country: 'GBR' });
    await execute(`insert into order_line_items values ($1, 9, 'userCoupon', 'Coupon 8F3K', 1, -5000)`, [
      orderNumber,
    ]);
    const text = await read();
    expect(text).toContain('Payment Visa ending in 4242, ch_');
    expect(text).toContain('United Kingdom');
    expect(text).toMatch(/Coupon 8F3K -\$50.00 Total \(USD\)/);
    await execute(`update payments set provider = 'paypal' where order_id = $1`, [orderNumber]);
    expect(await read()).toContain('Payment PayPal, ch_');
  });

  it('come in pages that say how many there are', async () => {
    const { payer, orderNumber } = await paid();
    for (const query of [{ distributionId: payer.id }, { orderId: orderNumber }]) {
      const first = await payer.client.call('listReceipts', { query: { ...query, limit: 1 } });
      expect(first.data).toHaveLength(1);
      const second = await payer.client.call('listReceipts', {
        query: { ...query, limit: 1, pageNumber: 2 },
      });
      expect(second.data).toEqual([]);
      expect(second.headers.get('X-Total-Count')).toBe('1');
    }
  });

  it('can be saved as a PDF, by whoever has paid alone and once it is paid', async () => {
    const { payer, orderNumber } = await paid();
    for (const query of [{ distributionId: payer.id }, { orderId: orderNumber }]) {
      const { file, fileName } = await payer.client.download('getReceiptPdf', { query });
      expect(fileName).toBe(`receipt-${orderNumber}.pdf`);
      const { text } = readPdf(Buffer.from(await file.arrayBuffer()));
      for (const part of [`Receipt ${orderNumber}`, 'Advanced', '$240.00', 'Total (USD)', '$600.00'])
        expect(text).toContain(part);
      const stranger = await server.as(await makeUser({ group: 'ADMIN' }));
      expect((await refusalOf(stranger.download('getReceiptPdf', { query }))).status).toBe(404);
      expect((await refusalOf(server.client.download('getReceiptPdf', { query }))).status).toBe(401);
    }
    const unpaid = await Payer.at(server);
    for (const [query, expected] of [
      [{ distributionId: unpaid.id }, 404],
      [{}, 400],
    ] as const)
      expect((await refusalOf(unpaid.client.download('getReceiptPdf', { query }))).status).toBe(expected);
  });

  it('tell what was given back', async () => {
    const { payer, orderNumber } = await paid();
    await execute(
      `insert into refund_requests (order_id, amount_cents, reason, state, transaction_id, created_at, decided_at, changed_at)
       values ($1, 24000, 'Other', 'approved', 're_1', now(), now(), now())`,
      [orderNumber],
    );
    const { data } = await payer.client.call('listReceipts', { query: { orderId: orderNumber } });
    expect(seen(data[0] ?? '')).toContain('Total (USD) $600.00 Refunded $240.00');
  });

  it('are none while it is unpaid', async () => {
    const payer = await Payer.at(server);
    const { data } = await payer.client.call('listReceipts', { query: { distributionId: payer.id } });
    expect(data).toEqual([]);
  });

  it('are asked for by one of the two', async () => {
    const { payer, orderNumber } = await paid();
    for (const query of [{}, { distributionId: payer.id, orderId: orderNumber }]) {
      const { status, problem } = await refusalOf(payer.client.call('listReceipts', { query }));
      expect(status).toBe(400);
      expect(problem.fields?.map(({ pointer }) => pointer)).toEqual(['distributionId', 'orderId']);
    }
  });

  it('are mailed to the person who has paid, once', async () => {
    const { payer, orderNumber } = await paid();
    await doJob(server, sendReceipt, { orderId: orderNumber });
    await doJob(server, sendReceipt, { orderId: orderNumber });
    expect(server.ports.mail.sent).toHaveLength(1);
    const [mail] = server.ports.mail.sent;
    expect(mail?.to).toBe(payer.user.email);
    expect(mail?.messageId).toMatch(/^receipt-\d+@/);
    expect(mail?.subject).toContain(String(orderNumber));
    expect(seen(mail?.html ?? '')).toContain('Total (USD) $600.00');
    expect(mail?.text).toContain('Total (USD): $600.00');
    const { publicUrl } = server.config;
    expect(mail?.text).toContain(`See this order: ${publicUrl}/orders/${orderNumber}`);
    expect(mail?.html).toContain(`href="${publicUrl}/orders/${orderNumber}"`);
    const [attached] = mail?.attachments ?? [];
    expect(attached?.name).toBe(`receipt-${orderNumber}.pdf`);
    expect(readPdf(attached?.bytes ?? Buffer.of()).text).toContain('$600.00');
  });

  it('are mailed later when the mail server is away', async () => {
    const { orderNumber } = await paid();
    server.ports.mail.down = true;
    await expect(doJob(server, sendReceipt, { orderId: orderNumber })).rejects.toThrow();
    server.ports.mail.down = false;
    await doJob(server, sendReceipt, { orderId: orderNumber });
    expect(server.ports.mail.sent).toHaveLength(1);
  });

  it('stay as they are when the price list changes', async () => {
    const { payer } = await paid();
    await execute(`update packages set price_cents = 99900 where package_id = '200'`);
    const { data } = await payer.client.call('listReceipts', { query: { distributionId: payer.id } });
    expect(seen(data[0] ?? '')).toContain('Total (USD) $600.00');
    await execute(`update packages set price_cents = 36000 where package_id = '200'`);
  });
});
