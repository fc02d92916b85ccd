import type { Config } from '../../platform/settings/config';
import { inPdfTurn } from '../../releases/pdf/pdfTurn';
import { writeReceiptPdf } from './writeReceiptPdf';
import type { Receipt } from './receipt';
import { receiptContent } from './receiptDocument';

/** Receipts as one PDF. Throws 503 when too many PDFs wait to be made. */
export const receiptPdf = (
  receipts: readonly Receipt[],
  { siteName, editorialMailbox: mailbox }: Pick<Config, 'siteName' | 'editorialMailbox'>,
): Promise<Buffer> => {
  const contents = receipts.map((receipt) => receiptContent(receipt, { siteName, mailbox }));
  return inPdfTurn((takeTurn) => takeTurn((pause) => writeReceiptPdf(contents, pause)));
};
