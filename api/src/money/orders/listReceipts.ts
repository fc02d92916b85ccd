import type { Handler } from '../../platform/call/handler';
import { countHeaders, pageAsked } from '../../platform/call/listPage';
import { inputProblem, notFound } from '../../platform/call/problem';
import { countReceipts, type Receipt, receiptOfOrder, receiptsOfRelease } from './receipt';
import { receiptDocument } from './receiptDocument';
import { findOwnRelease } from '../purchases/payableRelease';

const oneOfTwo = () =>
  inputProblem(
    ['distributionId', 'orderId'].map((pointer) => ({
      pointer,
      rule: 'oneOf',
      message: 'Please give either distributionId or orderId.',
    })),
  );

type Asked = { distributionId?: number; orderId?: number };

/** The receipts of a release of this user, oldest first, or the one of an order, and how many there are in all. */
export const receiptsAsked = async (
  userId: number,
  { distributionId, orderId }: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ receipts: Receipt[]; count: number }> => {
  if (distributionId !== undefined && orderId === undefined) {
    await findOwnRelease(userId, distributionId);
    return {
      receipts: await receiptsOfRelease(userId, distributionId, limit, offset),
      count: await countReceipts(userId, distributionId),
    };
  }
  if (orderId === undefined || distributionId !== undefined) throw oneOfTwo();
  const receipt = await receiptOfOrder(orderId, userId);
  if (receipt === null) throw notFound();
  return { receipts: offset === 0 ? [receipt] : [], count: 1 };
};

/** One page of the receipts of a release of this user, oldest first and none while it is unpaid; or the one of an order. */
export const listReceipts: Handler<'listReceipts'> = async ({ query, session, config }) => {
  const { receipts, count } = await receiptsAsked(session.userId, query, pageAsked(query));
  const seller = { siteName: config.siteName, mailbox: config.editorialMailbox };
  return {
    status: 200,
    body: receipts.map((receipt) => receiptDocument(receipt, seller)),
    headers: countHeaders(count),
  };
};
