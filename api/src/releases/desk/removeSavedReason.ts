import { record } from '../../platform/audit/audit';
import type { Handler } from '../../platform/call/handler';
import { notFound } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { readSavedReasons } from './savedReasonsSql';

const savedReasonRemove = statement('saved-reason-remove')`
delete from saved_hold_reasons where saved_hold_reason_id = :id
  and (user_id = :me::integer or user_id is null and (created_by = :me::integer or :isAdmin::boolean))
returning user_id is null as "isForAll!", text`;

/** One's own, one for all that one has saved, and for ADMIN every one for all. Holds that were given it keep it. */
export const removeSavedReason: Handler<'removeSavedReason'> = async ({ path, session }) => {
  const isAdmin = session.group === 'ADMIN';
  const removed = await savedReasonRemove.maybe({ id: path.id, me: session.userId, isAdmin });
  if (removed === undefined) throw notFound();
  if (removed.isForAll) {
    const details = { text: removed.text };
    await record({
      actor: session,
      action: 'desk.remove-reason',
      subject: { type: 'holdReason', id: path.id },
      details,
    });
  }
  return { status: 200, body: await readSavedReasons(session) };
};
