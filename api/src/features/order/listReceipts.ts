import type { Handler } from '../../call/handler';
import { countHeaders, pageAsked } from '../../call/listPage';
import { inputProblem, notFound } from '../../call/problem';
import { countReceipts, receiptOfOrder, receiptsOfRelease } from './receipt';
import { receiptDocument } from './receiptDocument';
import { findOwnRelease } from './releaseToPay';

const oneOfTwo = () =>
  inputProblem(
    ['distributionId', 'orderId'].map((pointer) => ({
      pointer,
      rule: 'oneOf',
      message: 'Please give either distributionId or orderId.',
    })),
  );

/** One page of the receipts of a release of this user, oldest first and none while it is unpaid; or the one of an order. */
export const listReceipts: Handler<'listReceipts'> = async ({ query, session, config }) => {
  const { distributionId, orderId } = query;
  const { limit, offset } = pageAsked(query);
  const seller = { siteName: config.siteName, mailbox: config.editorialMailbox };
  if (distributionId !== undefined && orderId === undefined) {
    await findOwnRelease(session.userId, distributionId);
    const receipts = await receiptsOfRelease(session.userId, distributionId, limit, offset);
    return {
      status: 200,
      body: receipts.map((receipt) => receiptDocument(receipt, seller)),
      headers: countHeaders(await countReceipts(session.userId, distributionId)),
    };
  }
  if (orderId !== undefined && distributionId === undefined) {
    const receipt = await receiptOfOrder(orderId, session.userId);
    if (receipt === null) throw notFound();
    return {
      status: 200,
      body: offset === 0 ? [receiptDocument(receipt, seller)] : [],
      headers: countHeaders(1),
    };
  }
  throw oneOfTwo();
};
