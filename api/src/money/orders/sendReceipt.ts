import { screenAddress } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { mailOnce } from '../../platform/mail/mailOnce';
import { receiptOfOrder } from './receipt';
import { receiptDocument, receiptText } from './receiptDocument';
import { receiptPdf } from './receiptPdf';

const receiptIsSent = statement('receipt-is-sent')`
select receipt_sent_at is not null as "sent!" from orders where order_id = :orderId`;

const isSent = async (orderId: number): Promise<boolean> => {
  const row = await receiptIsSent.maybe({ orderId });
  return row?.sent ?? true;
};

const receiptSent = statement('receipt-sent')`
update orders set receipt_sent_at = :now where order_id = :orderId`;

/** Mails the receipt of an order, also as a PDF, to the person who has paid, unless it was mailed before. */
export const sendReceipt: JobHandler<{ orderId: number }> = async ({ orderId }, context) => {
  const { config, now } = context;
  if (await isSent(orderId)) return;
  const receipt = await receiptOfOrder(orderId, null);
  // Nobody is there to get it, once the account is deleted.
  if (receipt === null || receipt.payer.email === '') return;
  const seller = {
    siteName: config.siteName,
    mailbox: config.editorialMailbox,
    ordersUrl: `${config.publicUrl}${screenAddress('orders')}`,
  };
  const mail = {
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
  };
  await mailOnce(context, `receipt-${orderId}`, mail, { orderId });
  await receiptSent.run({ orderId, now });
};

export const sendReceiptJob = {
  handler: sendReceipt,
  title: 'Mail the receipt of an order',
  ...mailing,
} as const satisfies JobPlan;
