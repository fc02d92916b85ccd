/** By which way the money of a refund goes back, and when it arrives: a sentence or two of a mail. */
export const wayOfMoney = (provider: string | null): string =>
  provider === 'paypal'
    ? 'It goes back to the PayPal account that you paid with, usually within a few days.'
    : 'It goes back to the card that you paid with. Banks take up to 10 business days to show it.';

/** The same of money that staff has sent by itself, with the number of the transaction. */
export const wayByHand = (transactionId: string | null, mailbox: string): string =>
  `We have sent it ourselves, and not the way the order was paid${transactionId === null ? '' : ` (transaction ${transactionId})`}. ` +
  `If it has not arrived within 10 business days, please write to ${mailbox}.`;
