import { Readable } from 'node:stream';
import { FileBody } from '../../platform/call/answerBody';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { receiptsAsked } from './listReceipts';
import { receiptPdf } from './receiptPdf';

/** The most receipts in one file, oldest first: as many as a page of them has at most. */
const most = 200;

/** The receipts of a release of this user, one to a page, or the one of an order. Throws 404 while there is none. */
export const getReceiptPdf: Handler<'getReceiptPdf'> = async ({ query, session, config }) => {
  const { receipts } = await receiptsAsked(session.userId, query, { limit: most, offset: 0 });
  const [first] = receipts;
  if (first === undefined) throw notFound();
  const facts = { mediaType: 'application/pdf', disposition: 'attachment' } as const;
  return {
    status: 200,
    body: new FileBody({ ...facts, name: `receipt-${first.orderNumber}.pdf` }, async () =>
      Readable.from([await receiptPdf(receipts, config)]),
    ),
    headers: { 'Cache-Control': 'private, no-store' },
  };
};
