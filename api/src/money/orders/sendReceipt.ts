import { screenAddress } from '@dispatch/contract';
import { query } from '../../platform/database/database';
import type { JobHandler } from '../../platform/jobs/job';
import { receiptOfOrder } from './receipt';
import { receiptDocument, receiptText } from './receiptDocument';
import { receiptPdf } from './receiptPdf';

const isSent = async (orderId: number): Promise<boolean> => {
  const [row] = await query<{ sent: boolean }>(
    'receipt-is-sent',
    'select receipt_sent_at is not null as sent from orders where order_id = $1',
    [orderId],
  );
  return row?.sent ?? true;
};

/** Mails the receipt of an order, also as a PDF, to the person who has paid, unless it was mailed before. */
export const sendReceipt: JobHandler<'send-receipt'> = async ({ orderId }, { ports, config, now }) => {
  if (await isSent(orderId)) return;
  const receipt = await receiptOfOrder(orderId, null);
  // Nobody is there to get it, once the account is deleted.
  if (receipt === null || receipt.payer.email === '') return;
  const seller = {
    siteName: config.siteName,
    mailbox: config.editorialMailbox,
    ordersUrl: `${config.publicUrl}${screenAddress('orders')}`,
  };
  await ports.mail.send({
    to: receipt.payer.email,
    subject: `Your ${seller.siteName} receipt ${receipt.orderNumber}`,
    html: receiptDocument(receipt, seller),
    text: receiptText(receipt, seller),
    attachments: [
      {
        name: `receipt-${receipt.orderNumber}.pdf`,
        type: 'application/pdf',
        bytes: await receiptPdf([receipt], config),
      },
    ],
  });
  await query('receipt-sent', 'update orders set receipt_sent_at = $2 where order_id = $1', [orderId, now]);
};
