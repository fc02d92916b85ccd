import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { declineEdit, editDecided } from '../lifecycle/editRequests';
import { theSeller } from '../lifecycle/seller';
import { readReviewedRelease } from './getReviewedRelease';

const editRequestThere = statement('edit-request-there')`
select 1 from edit_requests where edit_request_id = :editRequestId`;

const isThere = async (editRequestId: number): Promise<boolean> =>
  (await editRequestThere.all({ editRequestId })).length > 0;

/** What was paid for it goes back in the same transaction. 409 when somebody else was faster. */
export const declineEditRequest: Handler<'declineEditRequest'> = async ({ path, body, session, now }) => {
  const reason = body.reason.trim();
  const declined = await declineEdit(path.id, reason, { actor: session, now });
  if (declined === null) throw (await isThere(path.id)) ? editDecided() : notFound();
  await theSeller().refundOrder(declined.orderId, { reason, actor: session, now });
  return { status: 200, body: await readReviewedRelease(declined.distributionId, { session, now }) };
};
