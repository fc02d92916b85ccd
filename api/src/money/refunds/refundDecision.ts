import { type Cents, message, toDollars } from '@dispatch/contract';
import { rawJson, type RawJson } from '../../platform/call/answerBody';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import type { RefundableOrder } from './refundRequests';
import { refundColumns } from './refundSql';

/** Throws 409 with what is refundable when an amount is more than that. */
export const refuseTooMuch = ({ refundable }: RefundableOrder, amount: Cents): void => {
  if (amount <= refundable) return;
  const code = refundable <= 0 ? 'refund-maximum' : 'refund-too-high';
  throw problem(409, code, message(code), { total: Math.max(0, toDollars(refundable)) });
};

const refundRequest = statement('refund-request')`select row_to_json(found)::text as "request!" from (
       select ${refundColumns} from refund_requests q join orders o on o.order_id = q.order_id
        where q.refund_request_id = :refundRequestId) found`;

export const readRefundRequest = async (refundRequestId: number): Promise<RawJson> => {
  const row = await refundRequest.maybe({ refundRequestId });
  if (row === undefined) throw new Error(`The refund request ${refundRequestId} is not there.`);
  return rawJson(row.request);
};
