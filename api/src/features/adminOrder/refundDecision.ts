import { type Cents, message, toDollars } from '@dispatch/contract';
import { rawJson, type RawJson } from '../../call/answerBody';
import { problem } from '../../call/problem';
import { query } from '../../database/database';
import type { RefundableOrder } from '../../refund/refundRequests';
import { refundColumns } from '../../refund/refundSql';

/** Throws 409 with what is refundable when an amount is more than that. */
export const refuseTooMuch = ({ refundable }: RefundableOrder, amount: Cents): void => {
  if (amount <= refundable) return;
  const code = refundable <= 0 ? 'refund-maximum' : 'refund-too-high';
  throw problem(409, code, message(code), { total: Math.max(0, toDollars(refundable)) });
};

const othersSql = `
select exists (
  select from users where group_name in ('ADMIN', 'FINANCE') and deleted_at is null and user_id <> $1
) as others`;

/** Throws 403 when somebody decides on what they asked for themselves, and there is somebody else who could. */
export const refuseOwn = async (requestedBy: number | null, person: number): Promise<void> => {
  if (requestedBy !== person) return;
  const [row] = await query<{ others: boolean }>('refund-deciders', othersSql, [person]);
  if (row?.others !== false) throw problem(403, 'refund-own', message('refund-own'));
};

export const readRefundRequest = async (refundRequestId: number): Promise<RawJson> => {
  const [row] = await query<{ request: string }>(
    'refund-request',
    `select row_to_json(found)::text as request from (
       select ${refundColumns} from refund_requests q join orders o on o.order_id = q.order_id
        where q.refund_request_id = $1) found`,
    [refundRequestId],
  );
  if (row === undefined) throw new Error(`The refund request ${refundRequestId} is not there.`);
  return rawJson(row.request);
};
